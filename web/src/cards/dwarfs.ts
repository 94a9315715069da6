// Dwarfs: the roles, as on their cards, and the faces of players, which say nothing about a role.

import { INK, ink } from "./art";
import { emblem, LATIN, type Letters } from "./emblem";
import { crystal } from "./features";
import { paper, RIM, type Drawing } from "./ground";
import { band } from "./label";
import { pick, rng } from "./noise";

const SKIN = ["#e9b98e", "#d79c6c", "#b87a4c", "#8d5a38", "#f0c9a4"] as const;
const HAIR = {
  red: "#c8702f",
  brown: "#8a5a33",
  fair: "#d9b26a",
  dark: "#5a4636",
  grey: "#b9b2a6",
  black: "#3f3630",
  rust: "#a34a2a",
};
const CLOTH = ["#a8643a", "#8b7a52", "#9a5a5a", "#6f7568", "#b08a4a", "#7d6a80"] as const;

const path = (d: string, fill: string, line = INK) => `<path d="${d}" fill="${fill}" ${line}/>`;
const shine = (d: string) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>`;
/** Strands of hair, folds of cloth. */
const fold = (d: string) =>
  `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="1.8" opacity=".5"/>`;

const HEADLAMP = `<circle cx="50" cy="30" r="9" fill="var(--steel)" ${INK}/><circle cx="50" cy="30" r="5" fill="var(--lamp-flame)"/>`;
const BAND = "M14 52Q50 38 86 52V62Q50 50 14 62Z";

const HATS = {
  helmet: (c: string, badge = HEADLAMP) =>
    path("M20 50Q20 12 50 12T80 50Q50 42 20 50Z", c) +
    '<path d="M46 13H54V44H46Z" fill="#fff" opacity=".16"/>' +
    path("M14 52Q50 38 86 52Q87 58 82 59Q50 48 18 59Q13 58 14 52Z", c) +
    badge,
  point: (c: string, badge = "") =>
    path("M18 52Q28 22 58 -6Q64 -8 64 0Q66 30 82 52Q50 42 18 52Z", c) +
    shine("M38 34Q48 16 58 6") +
    path(BAND, "var(--card-wood-hi)") +
    badge,
  top: (c: string) =>
    path("M27 46L24 4Q50 -2 76 4L73 46Z", c) +
    path("M26 36Q50 30 74 36V46Q50 40 26 46Z", "var(--gold)", ink(2.6)) +
    path("M10 50Q50 36 90 50Q88 60 80 58Q50 48 20 58Q12 60 10 50Z", c),
  cap: (c: string) =>
    path("M18 50Q16 22 46 20Q82 18 84 44Q86 50 80 52Q50 44 18 50Z", c) +
    fold("M50 20Q46 34 50 46M34 23Q28 36 30 47M68 22Q72 34 70 46") +
    path("M16 50Q48 40 74 48Q96 52 94 60Q70 58 50 54T16 60Q12 54 16 50Z", c),
  goggles: (c: string) =>
    path("M20 50Q20 16 50 16T80 50Q50 40 20 50Z", c) +
    path("M16 47Q50 34 84 47V57Q50 45 16 57Z", "#3b2c22") +
    `<g fill="var(--crystal-hi)" ${ink(4.4)}><circle cx="37" cy="42" r="12"/><circle cx="63" cy="42" r="12"/></g>` +
    '<path d="M31 41Q33 36 38 35M57 41Q59 36 64 35" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>',
  knit: (c: string) =>
    path("M20 54Q18 18 50 16T80 54Z", c) +
    fold("M34 22Q30 36 31 48M50 18V46M66 22Q70 36 69 48") +
    path(BAND, "#d8c8a8") +
    `<circle cx="50" cy="13" r="8" fill="#d8c8a8" ${INK}/>`,
  scarf: (c: string) =>
    path("M82 52Q98 54 96 68Q86 66 80 58Z", c) +
    path("M18 56Q18 20 50 20T82 56Q50 42 18 56Z", c) +
    '<path d="M36 34h0M50 29h0M64 34h0M43 41h0M57 41h0" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>',
  brim: (c: string) =>
    path("M27 50Q26 18 40 18Q50 24 60 18Q74 18 73 50Z", c) +
    path("M4 50Q50 38 96 50Q92 62 80 60Q50 50 20 60Q8 62 4 50Z", c),
  hood: (c: string) =>
    path("M12 92Q6 16 50 4Q94 16 88 92Q80 98 74 86Q80 34 50 32T26 86Q20 98 12 92Z", c) +
    shine("M30 24Q40 12 52 11"),
};

const BEARDS = {
  round: (c: string) =>
    path("M24 60Q20 104 50 108T76 60Q68 76 50 74T24 60Z", c) +
    fold("M38 84Q42 96 46 100M60 84Q58 96 54 100"),
  fork: (c: string) =>
    path("M24 60Q18 96 32 116Q44 110 50 94Q56 110 68 116Q82 96 76 60Q68 76 50 74T24 60Z", c) +
    fold("M34 84L34 104M66 84L66 104"),
  square: (c: string) =>
    path("M23 60Q20 90 26 112H74Q80 90 77 60Q68 76 50 74T23 60Z", c) +
    fold("M36 84V108M50 86V109M64 84V108"),
  long: (c: string) =>
    path("M24 60Q20 94 50 124Q80 94 76 60Q68 76 50 74T24 60Z", c) +
    fold("M43 84Q44 100 50 110Q56 100 57 84"),
  goatee: (c: string) => path("M38 80Q36 112 50 116T62 80Q56 84 50 84T38 80Z", c),
};

const MONOCLE = `<circle cx="61" cy="60" r="9" fill="#fff" fill-opacity=".35" stroke="var(--gold)" stroke-width="3"/><path d="M70 62Q78 76 74 92" fill="none" stroke="var(--gold)" stroke-width="2"/>`;
const EYES = {
  open: (brow: string) => eyes("M32 54Q38 50 45 54M55 54Q62 50 68 54", brow),
  sly: (brow: string) => eyes("M32 55Q38 54 45 57M55 57Q62 54 68 55", brow),
  masked: () =>
    path("M24 52Q50 46 76 52V66Q64 70 56 62H44Q36 70 24 66Z", "#201a17", ink(2)) +
    '<g fill="#fff3d6"><circle cx="38" cy="59" r="4"/><circle cx="62" cy="59" r="4"/></g><g fill="#201a17"><circle cx="39.5" cy="59" r="2"/><circle cx="63.5" cy="59" r="2"/></g>',
};
function eyes(brows: string, colour: string): string {
  return `<g fill="var(--ink)"><circle cx="39" cy="60" r="3"/><circle cx="61" cy="60" r="3"/></g><path d="${brows}" fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round"/>`;
}

interface Dwarf {
  hat: keyof typeof HATS;
  hatColour: string;
  tunic: string;
  skin: string;
  beard: keyof typeof BEARDS;
  hair: string;
  eyes?: keyof typeof EYES;
  /** What is worn before the eyes. */
  lens?: string;
  /** What is on the hat, and what is worn over or held before everything. */
  badge?: (letters: Letters) => string;
  front?: (letters: Letters) => string;
}

function dwarf(d: Dwarf, letters: Letters): string {
  const { skin, hair } = d;
  return (
    path("M2 150Q2 104 30 98H70Q98 104 98 150Z", d.tunic) +
    path("M24 62Q24 38 50 38T76 62Q76 92 50 92T24 62Z", skin) +
    `<g fill="${skin}" ${ink(2.8)}><ellipse cx="23" cy="62" rx="5" ry="7"/><ellipse cx="77" cy="62" rx="5" ry="7"/></g>` +
    BEARDS[d.beard](hair) +
    EYES[d.eyes ?? "open"](hair) +
    path("M30 74Q40 66 50 72Q60 66 70 74Q62 84 50 78Q38 84 30 74Z", hair, ink(2.8)) +
    path("M42 66Q42 58 50 58T58 66Q58 73 50 73T42 66Z", skin, ink(2.8)) +
    '<circle cx="47" cy="64" r="2" fill="#fff" opacity=".5"/>' +
    (d.lens ?? "") +
    HATS[d.hat](d.hatColour, d.badge?.(letters)) +
    (d.front?.(letters) ?? "")
  );
}

const nugget = (place: string) =>
  `<g transform="${place}">${path("M-13 4L-8 -9L4 -13L13 -4L10 9L-5 12Z", "var(--gold)")}<path d="M-8 -9L4 -13L13 -4L1 -1Z" fill="var(--gold-hi)"/></g>`;
const COIN = `<g transform="translate(74 120)"><circle r="14" fill="var(--gold)" ${INK}/><circle r="9" fill="none" stroke="var(--gold-ink)" stroke-width="2"/></g>`;
const CHAIN = `<g fill="none"><path d="M26 107Q50 137 74 107" stroke="var(--ink)" stroke-width="7"/><path d="M26 107Q50 137 74 107" stroke="var(--gold)" stroke-width="3.6" stroke-dasharray="5 2"/></g><circle cx="50" cy="123" r="8" fill="var(--gold)" ${INK}/>`;
const DYNAMITE = `<g transform="translate(77 107) rotate(16)"><rect x="-7" y="-14" width="14" height="34" rx="3" fill="var(--harm)" ${INK}/><path d="M-7 -4H7M-7 10H7" stroke="var(--ink)" stroke-width="2.4"/><path d="M0 -14Q2 -26 9 -24" fill="none" ${INK}/>${path("M9 -34L12 -27L19 -26L13 -21L15 -14L9 -18L3 -14L5 -21L-1 -26L6 -27Z", "var(--lamp-flame)", ink(1.6))}</g>`;

interface RoleLook {
  colour: string;
  look: Dwarf;
}

const ROLES: Readonly<Record<string, RoleLook>> = {
  miner: {
    colour: "var(--team-miner)",
    look: {
      hat: "helmet",
      hatColour: "#d9a13c",
      tunic: HAIR.brown,
      skin: SKIN[0],
      beard: "round",
      hair: HAIR.red,
    },
  },
  blue: {
    colour: "var(--team-blue)",
    look: {
      hat: "helmet",
      hatColour: "var(--team-blue)",
      tunic: "var(--team-blue)",
      skin: SKIN[0],
      beard: "square",
      hair: HAIR.fair,
      badge: ({ blue }) => emblem("blue", 50, 29, 11, blue),
    },
  },
  green: {
    colour: "var(--team-green)",
    look: {
      hat: "point",
      hatColour: "var(--team-green)",
      tunic: "var(--team-green)",
      skin: SKIN[1],
      beard: "fork",
      hair: HAIR.red,
      badge: ({ green }) => emblem("green", 50, 33, 10, green),
    },
  },
  boss: {
    colour: "var(--role-boss)",
    look: {
      hat: "top",
      hatColour: "#33302e",
      tunic: "#6d2f3a",
      skin: SKIN[4],
      beard: "round",
      hair: HAIR.grey,
      front: () => CHAIN,
    },
  },
  profiteer: {
    colour: "var(--role-profiteer)",
    look: {
      hat: "cap",
      hatColour: "#7a6a3a",
      tunic: "#5a5230",
      skin: SKIN[1],
      beard: "goatee",
      hair: HAIR.dark,
      eyes: "sly",
      lens: MONOCLE,
      front: () => COIN,
    },
  },
  geologist: {
    colour: "var(--role-geologist)",
    look: {
      hat: "goggles",
      hatColour: "#8d7f74",
      tunic: "#6c4f86",
      skin: SKIN[2],
      beard: "long",
      hair: HAIR.black,
      front: () => crystal(80, 130, 1.25),
    },
  },
  saboteur: {
    colour: "var(--role-saboteur)",
    look: {
      hat: "hood",
      hatColour: "#4a2b2b",
      tunic: "#4a2b2b",
      skin: SKIN[3],
      beard: "goatee",
      hair: HAIR.black,
      eyes: "masked",
      front: () => DYNAMITE,
    },
  },
  selfish: {
    colour: "var(--role-profiteer)",
    look: {
      hat: "helmet",
      hatColour: "#8a7a2c",
      tunic: "#5a5230",
      skin: SKIN[2],
      beard: "square",
      hair: HAIR.rust,
      eyes: "sly",
      badge: () => nugget("translate(50 29) scale(.8)"),
      front: () =>
        nugget("translate(22 119)") +
        nugget("translate(78 120) scale(-1 1)") +
        nugget("translate(50 124) scale(1.2)"),
    },
  },
};

export const isRole = (role: string): boolean => role in ROLES;

/** A role’s dwarf on parchment. */
export function drawRole(
  role: string,
  seed: string,
  hi: boolean,
  label: string,
  letters: Letters,
): Drawing {
  const { colour, look } = ROLES[role]!;
  const halo = `<circle cx="50" cy="64" r="43" fill="${colour}" opacity=".26"/><circle cx="50" cy="64" r="43" fill="none" stroke="${colour}" stroke-width="1.6" stroke-dasharray="1 4" stroke-linecap="round"/>`;
  const foot = hi
    ? band(label, colour)
    : `<rect y="138" width="100" height="12" fill="${colour}"/>`;
  const over = `${halo}<g transform="translate(9 15) scale(.82)">${dwarf(look, letters)}</g><rect width="100" height="150" fill="none" stroke="${colour}" stroke-width="9"/>${foot}${RIM}`;
  return { ground: paper(role + seed), over };
}

/** A role’s head alone. */
export const roleHead = (role: string, letters: Letters): string =>
  role in ROLES ? dwarf(ROLES[role]!.look, letters) : "";

/** A bar of steel with its outline, so that it is also seen on a dark ground. */
const rod = (d: string, wide = 3) =>
  `<path d="${d}" ${ink(wide + 4)}/><path d="${d}" fill="none" stroke="var(--steel)" stroke-width="${wide}" stroke-linecap="round"/>`;

/** A mechanical miner: plainly no person, and as neutral as one. */
function machine(seed: string): string {
  const rand = rng(`machine ${seed}`);
  const shell = pick(rand, ["#8a8f93", "#a07a52", "#7d8a86", "#94866f"]);
  const cloth = pick(rand, CLOTH);
  const eye = pick(rand, [
    '<circle cx="37" cy="62" r="9"/><circle cx="63" cy="62" r="9"/>',
    '<rect x="27" y="55" width="46" height="14" rx="7"/>',
    '<circle cx="50" cy="62" r="11"/>',
  ]);
  const mouth = pick(rand, [
    "M34 84H66M34 91H66",
    "M36 82V92M45 82V92M55 82V92M64 82V92",
    "M34 87H66",
  ]);
  const top = pick(rand, [
    rod("M50 30V12") + `<circle cx="50" cy="8" r="6" fill="${cloth}" ${INK}/>`,
    path("M26 40Q26 14 50 14T74 40Z", cloth) + `<path d="M18 40H82" ${ink(6)}/>`,
    path("M30 34V14H42V34ZM60 34V22H70V34Z", cloth),
  ]);
  return (
    path("M6 150V112Q6 104 16 104H84Q94 104 94 112V150Z", cloth) +
    path("M38 96H62V108H38Z", "var(--steel)") +
    rod("M16 56V72M84 56V72", 5) +
    top +
    path("M22 46Q22 34 34 34H66Q78 34 78 46V88Q78 99 67 99H33Q22 99 22 88Z", shell) +
    `<g fill="var(--lamp-glass)" ${INK}>${eye}</g><path d="${mouth}" ${ink(3)}/>` +
    '<path d="M29 42h0M71 42h0M29 92h0M71 92h0" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M30 50V44Q30 40 35 40H46" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>'
  );
}

/** By what a face is drawn: a person's name, or a bot's seat, as bots have other names in other languages. */
export const faceOf = (
  seat: number,
  name: string,
  bot: boolean,
): { seed: string; bot: boolean } => ({ seed: bot ? `bot ${seat}` : name, bot });

/** A player’s face, in working clothes: never a hat or colour that tells a role. */
export function avatar(seed: string, bot = false): string {
  if (bot) return machine(seed);
  const rand = rng(`face ${seed}`);
  const look: Dwarf = {
    hat: pick(rand, ["helmet", "knit", "scarf", "brim"] as const),
    hatColour: pick(rand, CLOTH),
    tunic: pick(rand, CLOTH),
    skin: pick(rand, SKIN),
    beard: pick(rand, ["round", "fork", "square", "long"] as const),
    hair: pick(rand, Object.values(HAIR)),
  };
  return dwarf(look, LATIN);
}
