// The pictures on action cards: ink and gouache on a 100 × 100 field.

import { pieces } from "./features";

/** The ink line around everything. */
export const INK =
  'stroke="var(--ink)" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"';
/** The same in another width. */
export const ink = (width: number) => INK.replace("3.6", `${width}`);

const WOOD = 'fill="var(--card-wood)"';
const STEEL = 'fill="var(--steel)"';
const SKIN = 'fill="#e0a877"';
const at = (transform: string, what: string) => `<g transform="${transform}">${what}</g>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A coloured line with an ink line around it. */
const inked = (d: string, colour: string, width: number, edge = 5.6) =>
  stroke(d, "var(--ink)", width + edge) + stroke(d, colour, width);

const pickHead = `<path d="M8 44Q28 12 50 12T92 44Q90 47 86 45Q68 27 50 28T14 45Q10 47 8 44Z" ${STEEL} ${INK}/>${stroke("M16 38Q33 18 50 17.5T80 32", "var(--steel-hi)", 3.4)}<rect x="41" y="10" width="18" height="22" rx="4" ${STEEL} ${INK}/>`;
const lampTop = `${stroke("M30 30Q30 3 50 3T70 30", "var(--ink)", 5.4)}<path d="M34 27L41 15H59L66 27Z" ${STEEL} ${INK}/>`;
const lampFoot = `<path d="M27 78H73L77 94H23Z" ${STEEL} ${INK}/>${stroke("M31 84H58", "var(--steel-hi)", 3)}`;
const wheel = (x: number) =>
  `<circle cx="${x}" cy="80" r="12" ${STEEL} ${INK}/><circle cx="${x}" cy="80" r="4" fill="var(--steel-hi)"/>`;

/** The three tools, whole. */
export const TOOL = {
  pick: `<rect x="45" y="26" width="10" height="70" rx="4" ${WOOD} ${INK}/>${stroke("M48.5 50V90", "var(--card-wood-hi)", 2.6)}${pickHead}`,
  lamp: `<circle cx="50" cy="56" r="46" fill="url(#ml-gglow)"/>${lampTop}<path d="M36 27H64Q80 50 64 78H36Q20 50 36 27Z" fill="var(--lamp-glass)" ${INK}/><path d="M50 36Q63 52 57 65Q54 71 50 71T43 65Q37 52 50 36Z" fill="var(--lamp-flame)" ${ink(2.2)}/><path d="M50 52Q55 61 50 68Q45 61 50 52Z" fill="#fff7d6"/>${stroke("M37 36Q31 50 36 66", "#fff", 3.4)}<path d="M38 28Q28 50 38 78M62 28Q72 50 62 78" fill="none" stroke="var(--ink)" stroke-width="2" opacity=".55"/>${lampFoot}`,
  cart: `<path d="M22 34Q26 22 36 26Q42 14 54 22Q64 14 70 26Q80 24 80 36Z" fill="var(--stone)" ${INK}/>${stroke("M30 30Q34 27 38 31M54 27Q58 24 62 28", "var(--stone-hi)", 3)}<path d="M10 34H90L80 72H20Z" ${WOOD} ${INK}/><path d="M16 48H85M19 60H82" stroke="var(--card-wood-lo)" stroke-width="2.6"/><path d="M33 36L36 70M67 36L64 70" stroke="var(--steel)" stroke-width="5"/>${stroke("M10 34H90", "var(--ink)", 6)}${wheel(32)}${wheel(68)}`,
};

const cross = (x: number, y: number) =>
  at(`translate(${x} ${y})`, inked("M-12 -12L12 12M12 -12L-12 12", "var(--harm)", 7));
const tick = (x: number, y: number, scale = 1) =>
  at(
    `translate(${x} ${y}) scale(${scale})`,
    `<circle r="17" fill="var(--help)" ${ink(3.4)}/>${stroke("M-8 0L-2 6.5L9 -6.5", "#fff", 5)}`,
  );

/** Two tools, one of which may be repaired. */
const either = (a: string, b: string) =>
  at("translate(40 -4) scale(.62)", a) +
  at("translate(-2 36) scale(.62)", b) +
  `<path d="M16 14L86 88" stroke="var(--ink)" stroke-width="2.6" stroke-dasharray="3 6" stroke-linecap="round"/>` +
  tick(82, 80, 0.8);
const leaning = at("rotate(24 50 50)", TOOL.pick);

const palm = `<path d="M30 60V30Q30 24 35.5 24T41 30V50V18Q41 12 46.5 12T52 18V48V20Q52 14 57.5 14T63 20V52V30Q63 24 68 24T73 30V66Q73 90 52 90Q38 90 32 80L16 60Q12 54 17 51T26 54Z" ${SKIN} ${INK}/>`;
const fan = (colour: string) =>
  [-24, 0, 24]
    .map((angle) =>
      at(
        `rotate(${angle} 30 74)`,
        `<rect x="17" y="18" width="26" height="40" rx="4" fill="${colour}" ${ink(3)}/><path d="M30 26V50" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`,
      ),
    )
    .join("");
/** Arrows from the upper right to the lower left and back. */
const exchange = stroke(
  "M42 10Q14 14 14 40M4 31L14 42L24 32M58 90Q88 90 86 62M95 72L86 60L76 70",
  "var(--ink)",
  5,
);
/** A small face with a beard, for the ones caught or looked at. */
const face = (cap: string) =>
  `<circle r="15" ${SKIN} ${ink(2.6)}/><path d="M-15 5Q0 38 15 5Q8 13 0 12T-15 5Z" fill="#c98b4b" ${ink(2.6)}/><path d="M-19 -6Q-14 -30 0 -32T19 -6Q10 -10 0 -10T-19 -6Z" fill="${cap}" ${ink(2.6)}/><path d="M-5.5 -2.500v1M5.500 -2.500v1" ${ink(5)}/>`.replaceAll(
    "500",
    "5",
  );

/** The picture of each action card. */
export const ART: Readonly<Record<string, string>> = {
  "break-pick":
    at("rotate(28 50 50)", `<path d="M45 26H55V50L50 56L45 48Z" ${WOOD} ${INK}/>${pickHead}`) +
    at(
      "translate(-6 6) rotate(64 40 80)",
      `<path d="M40 52L45 58L50 52V92Q45 97 40 92Z" ${WOOD} ${INK}/>`,
    ) +
    cross(74, 74),
  "break-lamp":
    at(
      "rotate(-9 50 54)",
      `${lampTop}<path d="M36 27H64Q80 50 64 78H36Q20 50 36 27Z" fill="var(--lamp-dead)" ${INK}/><path d="M52 27L46 40L57 47L47 58L59 66L52 78H64Q80 50 64 27Z" fill="#2f2823" ${ink(2.6)}/>${stroke("M46 40L33 44M47 58L32 66M50 78V70", "var(--ink)", 2.4)}${stroke("M37 34Q31 48 35 60", "#fff", 3)}${lampFoot}`,
    ) +
    `<path d="M80 30L93 27L86 41ZM88 50L97 54L89 59Z" fill="var(--lamp-glass)" ${ink(2.6)}/>` +
    cross(77, 79),
  "break-cart":
    at(
      "rotate(11 50 50) translate(0 -2)",
      `<path d="M10 34H40L46 44L52 34H90L80 72H20Z" ${WOOD} ${INK}/><path d="M16 50H42M58 48H85M19 61H82" stroke="var(--card-wood-lo)" stroke-width="2.6"/><path d="M32 36L35 70M68 36L65 70" stroke="var(--steel)" stroke-width="5"/>${stroke("M46 44L41 54L50 60L45 71", "var(--ink)", 3.2)}${wheel(34)}`,
    ) +
    `<path d="M12 14L24 12L28 22L16 25Z" fill="var(--stone)" ${ink(2.8)}/>` +
    cross(76, 79),
  "fix-pick": at("rotate(28 50 50)", TOOL.pick) + tick(76, 77),
  "fix-lamp": TOOL.lamp + tick(76, 77),
  "fix-cart": at("translate(0 -5)", TOOL.cart) + tick(78, 79),
  "fix-cart-lamp": either(TOOL.cart, TOOL.lamp),
  "fix-cart-pick": either(TOOL.cart, leaning),
  "fix-lamp-pick": either(TOOL.lamp, leaning),
  rockfall:
    stroke("M8 90Q30 80 50 84T94 88M36 2V8M64 2V8M50 -2V5M16 12V20M84 14V22", "var(--ink)", 3.6) +
    pieces(
      [
        [50, 30, 21],
        [24, 62, 14],
        [74, 66, 15],
        [48, 76, 11],
        [82, 34, 8],
        [18, 32, 7],
      ],
      "rockfall",
      "stone",
      INK,
    ),
  map: at(
    "rotate(-5 50 50)",
    `<path d="M10 20L36 12L64 22L90 14V80L64 88L36 78L10 86Z" fill="#f6e3b4" ${INK}/><path d="M36 12V78M64 22V88" stroke="var(--ink)" stroke-width="1.8" opacity=".5"/><path d="M36 12V78L10 86V20Z" opacity=".07"/><path d="M20 72Q26 54 38 58T54 44T66 46" fill="none" stroke="#7a4a24" stroke-width="3.6" stroke-dasharray="5.5 5" stroke-linecap="round"/><circle cx="20" cy="73" r="4.4" fill="#7a4a24"/>${inked("M70 32L84 48M84 32L70 48", "var(--harm)", 5, 4)}${stroke("M20 36l7-8 7 8M24 34l4-5", "#7a4a24", 2.4)}`,
  ),
  theft:
    at(
      "rotate(180 48 46) translate(-4 6)",
      `${palm}<path d="M29 84H74V104H29Z" fill="#4f3b63" ${INK}/>`,
    ) +
    pieces(
      [
        [32, 84, 10],
        [58, 88, 9],
        [46, 78, 11],
      ],
      "theft",
      "gold",
      INK,
    ),
  "hands-off":
    at("translate(3)", palm) + inked("M50 7A43 43 0 1 1 49.9 7ZM20 20L80 80", "var(--help)", 6.4),
  hats:
    at(
      "translate(50 -4) scale(.66)",
      `<path d="M6 60Q14 12 50 4Q52 26 66 60Z" fill="var(--swap)" ${INK}/><path d="M2 58Q36 48 70 58V70Q36 60 2 70Z" fill="var(--card-wood-hi)" ${INK}/>`,
    ) +
    at(
      "translate(2 46) scale(.66)",
      `<path d="M8 58Q8 14 37 14T66 58Z" ${STEEL} ${INK}/><path d="M0 58H74V70H0Z" ${STEEL} ${INK}/><circle cx="37" cy="36" r="10" fill="var(--lamp-flame)" ${INK}/>`,
    ) +
    exchange,
  trap:
    `<rect x="10" y="8" width="80" height="84" rx="6" fill="#5d4d3e" ${INK}/>` +
    at("translate(50 54) scale(1.15)", face("var(--card-wood-hi)")) +
    inked("M23 14V86M40 14V86M60 14V86M77 14V86", "var(--steel-hi)", 3.6, 4) +
    inked("M14 14H86M14 86H86", "var(--steel)", 6, 5),
  free:
    inked("M30 46V26Q30 6 50 6T70 22", "var(--steel-hi)", 8, 7) +
    `<rect x="18" y="44" width="64" height="48" rx="8" fill="var(--gold)" ${INK}/>${stroke("M24 52H62", "var(--gold-hi)", 4)}<circle cx="50" cy="64" r="7" fill="var(--ink)"/>${stroke("M50 64V80", "var(--ink)", 6)}${stroke("M82 12L90 4M86 24H97M76 4V-4", "var(--ink)", 3.6)}`,
  inspect:
    inked("M64 64L87 89", "var(--card-wood)", 10, 7) +
    `<circle cx="42" cy="42" r="35" fill="#f7ead0" ${ink(8)}/><circle cx="42" cy="42" r="34" fill="none" stroke="var(--steel-hi)" stroke-width="4"/>` +
    at("translate(42 45) scale(.86)", face("var(--know)")),
  "swap-hands":
    at("translate(46 -12) scale(.86)", fan("var(--card-wood)")) +
    at("translate(0 34) scale(.86)", fan("var(--swap)")) +
    exchange,
};
