"""The types of messages: what is put together from prepared parts is what is described."""

from motherlode.server import protocol as p


def test_a_prepared_state_has_the_fields_of_a_state() -> None:
    assert p.PreparedState.__struct_fields__ == p.State.__struct_fields__
    assert p.PreparedState.__struct_config__.tag == p.State.__struct_config__.tag
