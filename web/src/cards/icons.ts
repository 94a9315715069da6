// Glyphs for buttons and chips: one stroke path each on a 24 × 24 grid, drawn in the colour of the text.

const hand =
  "M8 12V6.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 0V14c0 4-2 6-5 6-2.5 0-3.8-1-5-3l-2.2-3.6c-.6-1.2.8-2.2 1.8-1.2z";
const eye = "M2.5 12C7 5 17 5 21.5 12 17 19 7 19 2.5 12zM12 9.2a2.8 2.8 0 1 0 .01 0";
const speaker = "M4 9.5v5h3.5l4.5 4v-13l-4.5 4z";

export const GLYPHS = {
  // tools and what lies in front of a player
  pick: "M4.5 9.5C9 4 15 4 19.5 9.5M12 5.5V21",
  lamp: "M9 6.5a3 3 0 0 1 6 0M8 9.5 9.5 7h5L16 9.5zM8 10h8v8H8zM7 20.5h10M12 12v3.5",
  cart: "M3 8h18l-2.5 8h-13zM8 19.5a1.6 1.6 0 1 0 .01 0M16 19.5a1.6 1.6 0 1 0 .01 0",
  trap: "M4 4h16v16H4zM9 4v16M15 4v16",
  theft: hand,
  gold: "M5 15l3-6 5-3 5 4 1 6-5 3H8zM8 9l5 3 5-2M13 12l1 7",
  crystal: "M12 2.5 17 8v8l-5 5.5L7 16V8zM7 8l5 2.5L17 8M12 10.5v11",
  ladder: "M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8",
  map: "M3 6.5l6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20",
  cards: "M4 7.5 12 5l4.5 13.5-8 2.5zM15 5.5h5V17",
  // people and places
  user: "M12 4a4 4 0 1 0 .01 0M4.5 20.5c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5",
  users:
    "M9 4.5a3.5 3.5 0 1 0 .01 0M2.5 19.5c0-3.6 2.5-6 6.5-6s6.5 2.4 6.5 6M15.5 4.8a3.4 3.4 0 0 1 0 6.4M18 13.9c2.2.8 3.5 2.8 3.5 5.6",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-.01M9 13v1.5M15 13v1.5M2.5 13v3M21.5 13v3",
  crown: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z",
  phone: "M8 3h8v18H8zM11 18h2",
  screen: "M3 5h18v11H3zM9 20h6M12 16v4",
  "wifi-off":
    "M3 3l18 18M5 10a11 11 0 0 1 4-2.3M13 7.1A11 11 0 0 1 19 10M8 13.5a6 6 0 0 1 3-1.6M16 13.5l-.8-.6M12 18h.01",
  "door-out": "M13 4H5v16h8M10 12h11M17 8l4 4-4 4",
  lock: "M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5",
  ban: "M12 3.5a8.5 8.5 0 1 0 .01 0M6 6l12 12",
  // what one does
  turn: "M19 12a7 7 0 1 1-2.5-5.4M19 3.5V8h-4.5",
  refresh: "M20 11a8 8 0 0 0-14.3-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.3 4l1.7-2M20 20v-5h-5",
  shuffle: "M3 7h4l10 10h4M3 17h4l3-3M14 10l3-3h4M18.5 4 21 7l-2.5 3M18.5 14l2.5 3-2.5 3",
  check: "M4.5 12.5l5 5 10-11",
  x: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  trash: "M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  upload: "M12 16V4M7 9l5-5 5 5M4 16v4h16v-4",
  download: "M12 4v12M7 11l5 5 5-5M4 16v4h16v-4",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
  // replay
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8 5v14M16 5v14",
  "step-forward": "M6 5.5v13L15.5 12zM19 5v14",
  "step-back": "M18 5.5v13L8.5 12zM5 5v14",
  first: "M20 5.5v13L12 12zM12 5.5v13L4.5 12zM3 5v14",
  last: "M4 5.5v13l8-6.5zM12 5.5v13l7.5-6.5zM21 5v14",
  "arrow-left": "M19 12H5M11 6l-6 6 6 6",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
  "arrow-up": "M12 19V5M6 11l6-6 6 6",
  "arrow-down": "M12 5v14M6 13l6 6 6-6",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  // settings and help
  clock: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 8v4.5l3 2",
  sound: `${speaker}M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11`,
  mute: `${speaker}M16 9.5l5 5M21 9.5l-5 5`,
  moon: "M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z",
  sun: "M12 7.5a4.5 4.5 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
  gear: "M12 9.5a2.5 2.5 0 1 0 .01 0M12 5.5a6.5 6.5 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
  keyboard: "M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M6 14h.01M18 14h.01M9 14h6",
  eye,
  "eye-off": `${eye}M4 4l16 16`,
  "text-view": "M4 4h16v16H4zM8 9h8M8 12.5h8M8 16h5",
  chat: "M4 5h16v11h-8l-5 4v-4H4z",
  book: "M12 6.5C9.5 5 6.5 5 4 5.5V19c2.5-.5 5.5-.5 8 1 2.5-1.5 5.5-1.5 8-1V5.5c-2.5-.5-5.5-.5-8 1zM12 6.5V20",
  menu: "M4 7h16M4 12h16M4 17h16",
  question: "M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 18h.01M12 2.8a9.2 9.2 0 1 0 .01 0",
  warn: "M12 3.5 22 20H2zM12 10v4.5M12 17h.01",
  hand,
  "hand-left":
    "M16 12V6.5a1.5 1.5 0 0 0-3 0V5a1.5 1.5 0 0 0-3 0v1.5a1.5 1.5 0 0 0-3 0V14c0 4 2 6 5 6 2.5 0 3.8-1 5-3l2.2-3.6c.6-1.2-.8-2.2-1.8-1.2z",
} as const;

/** The name of a glyph. */
export type IconName = keyof typeof GLYPHS;
