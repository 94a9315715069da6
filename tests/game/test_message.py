"""A message: one value for every "no" and every "why"."""

import msgspec

from motherlode.game.message import Message


def test_message_is_sent_without_what_is_empty() -> None:
    assert msgspec.json.encode(Message("table-full")) == b'{"message":"table-full"}'
    whole = Message("refuse-N3", {"card": "map"}, "N3")
    sent = msgspec.json.encode(whole)
    assert sent == b'{"message":"refuse-N3","args":{"card":"map"},"clause":"N3"}'
    assert msgspec.json.decode(sent, type=Message) == whole


def test_message_may_name_several_seats_or_cells() -> None:
    several = Message("end-why-trapped", {"seats": (1, 4), "count": 2}, "X20")
    sent = msgspec.json.encode(several)
    assert sent.startswith(b'{"message":"end-why-trapped","args":{"seats":[1,4],"count":2}')
    assert msgspec.json.decode(sent, type=Message) == several


def test_message_reads_well_in_a_traceback() -> None:
    assert str(Message("table-full")) == "table-full"
    assert str(Message("refuse-N3", {"card": "map"}, "N3")) == "N3 (refuse-N3: card map)"
