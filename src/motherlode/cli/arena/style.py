"""How the arena's page looks: a mine by lantern light, or the tool shed at noon."""

STYLE = """
:root { color-scheme: dark light;
  --bg: #17120e; --bg-lit: #4a3826; --surface: #241c16; --surface-2: #30261d; --line: #54432f;
  --line-strong: #8f7351; --text: #f6ead6; --text-2: #d3c0a3; --text-3: #ae9a7d; --title: #ffd685;
  --focus: #8fd3ff; --mark: #f0c883; --reach: #b58a4f; --bar: #a8741f; --bar-end: #f5bd36;
  --whisker: #ffe9a0; --grid: #3d3025; --zero: #ae9a7d;
  --shadow: 0 1px 0 rgb(255 226 170 / .07) inset, 0 10px 30px rgb(0 0 0 / .38);
  --font-title: "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia,
    serif;
  --font-ui: "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Noto Sans", "Helvetica Neue",
    sans-serif;
  --font-mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
@media (prefers-color-scheme: light) { :root {
  --bg: #cdb991; --bg-lit: #e6d4ae; --surface: #fbf4e4; --surface-2: #f3e7cd; --line: #d8c49c;
  --line-strong: #8d7448; --text: #2b1d10; --text-2: #46331f; --text-3: #574226; --title: #8f5200;
  --focus: #0b5cad; --mark: #6b4608; --reach: #a87a3c; --bar: #e3b044; --bar-end: #8a5a1f;
  --whisker: #4a2f04; --grid: #e9d8b6; --zero: #8d7448;
  --shadow: 0 1px 0 #fff inset, 0 6px 20px rgb(90 60 20 / .2); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.45 var(--font-ui);
  background-image: radial-gradient(ellipse 900px 420px at 50% 0, var(--bg-lit), transparent);
  background-repeat: no-repeat; }
main, header, footer { max-width: 1120px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 24px; }
header svg { display: block; width: 100%; height: 96px; }
h1, h2, h3 { font-family: var(--font-title); line-height: 1.15; font-weight: 600; margin: 0; }
h1 { color: var(--title); font-size: 2.75rem; }
h2 { font-size: 1.375rem; margin-bottom: 6px; }
h3 { font-size: 1.125rem; margin: 16px 0 6px; }
p { margin: 6px 0 12px; max-width: 72ch; }
.lead { color: var(--text-2); font-size: 1.125rem; margin-bottom: 24px; }
.note, caption { color: var(--text-2); }
.note { font-size: .8125rem; max-width: 100ch; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
  box-shadow: var(--shadow); padding: 20px 24px; margin: 0 0 20px; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 32px;
  align-items: start; }
.beside { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 20px; }
.beside section:first-child { max-width: 620px; }
.findings { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
.findings li { font-family: var(--font-title); font-size: 1.1875rem; line-height: 1.35;
  padding-left: 28px; position: relative; }
.findings li::before { content: ""; position: absolute; left: 4px; top: .42em; width: 11px;
  height: 11px; background: #f5bd36; border: 1px solid #6b4608;
  transform: rotate(45deg); border-radius: 2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-size: .8125rem; padding-bottom: 8px; }
th { font-weight: 600; text-align: left; }
thead th { font-size: .8125rem; color: var(--text-2); }
.scroll { overflow-x: auto; }
.heat { width: auto; border-collapse: separate; border-spacing: 4px; }
.heat td { min-width: 92px; padding: 12px 10px; text-align: center; border-radius: 6px;
  font-size: 1.25rem; font-weight: 600; line-height: 1.2; }
.heat small { display: block; font-size: .75rem; font-weight: 400; }
.heat th { padding: 4px 10px 4px 0; }
.heat thead th { text-align: center; padding: 4px 10px; }
.heat thead th:first-child { text-align: left; font-weight: 400; padding-left: 0; }
.heat td.none { color: var(--text-3); font-size: .8125rem; font-weight: 400;
  border: 1px dashed var(--line); }
.heat.small td { min-width: 56px; padding: 8px 6px; font-size: 1rem; }
.chart th[scope=row] { font-weight: 400; padding: 3px 12px 3px 0; width: 30%;
  overflow-wrap: anywhere; }
.chart .strip { padding: 0; vertical-align: middle; }
.chart .figures { padding: 3px 0 3px 14px; text-align: right; white-space: nowrap; width: 1%; }
.chart .group th { padding-top: 10px; color: var(--title); font-family: var(--font-title); }
.chart thead td, .chart thead th { vertical-align: bottom; }
.chart svg { display: block; overflow: visible; }
.axis { position: relative; height: 18px; font-size: .75rem; color: var(--text-2); }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.axis .first { transform: none; } .axis .last { transform: translateX(-100%); }
.plain { font-size: .875rem; }
.plain th, .plain td { padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); }
.plain td, .plain thead th + th { text-align: right; }
.plain tbody th { font-weight: 400; overflow-wrap: anywhere; }
.grid { stroke: var(--grid); } .zero { stroke: var(--zero); stroke-dasharray: 3 3; }
.reach { stroke: var(--reach); stroke-width: 4; stroke-linecap: round; }
.mark { fill: var(--mark); stroke: var(--surface); stroke-width: 1.5; }
.hollow { fill: var(--surface); stroke: var(--mark); stroke-width: 2.5; }
.post { stroke: var(--mark); stroke-width: 2.5; }
.bar { fill: var(--bar); stroke: var(--bar-end); }
.bar ~ .reach { stroke: var(--whisker); stroke-width: 3; }
.square { width: 100%; max-width: 420px; display: block; }
.square text { fill: var(--text-2); font: 13px var(--font-ui); }
details { margin-top: 12px; }
summary { cursor: pointer; color: var(--text-2); padding: 8px 0; }
main > details { margin: 0 0 20px; }
main > details > summary { font-size: 1.125rem; color: var(--text); padding: 8px 24px; }
summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--focus);
  outline-offset: 2px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 20px; margin: 0; }
dt { color: var(--text-2); } dd { margin: 0; overflow-wrap: anywhere; }
code { font-family: var(--font-mono); font-size: .875rem; }
pre { background: var(--surface-2); border: 1px solid var(--line); border-radius: 10px;
  padding: 12px 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { color: var(--text-3); font-size: .8125rem; padding-bottom: 32px; }
@media (max-width: 760px) {
  main, header, footer { padding-left: 12px; padding-right: 12px; }
  h1 { font-size: 1.875rem; } .lead { font-size: 1rem; }
  section { padding: 16px; } .pair, .beside { grid-template-columns: minmax(0, 1fr); }
  .findings li { font-size: 1.0625rem; padding-left: 24px; }
  .heat { width: 100%; border-spacing: 3px; } .heat td { min-width: 72px; padding: 10px 4px; }
  .chart, .chart caption, .chart tbody, .chart thead { display: block; }
  .pair > div + div { margin-top: 20px; }
  .chart tr { display: grid; grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: "name figures" "strip strip"; padding: 4px 0; }
  .chart th[scope=row], .chart thead th:first-child { grid-area: name; width: auto; padding: 0; }
  .chart .figures { grid-area: figures; width: auto; padding: 0 0 0 12px; }
  .chart .strip { grid-area: strip; }
  .chart .group { display: block; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: 8px; } }
@media print { body { background: none; } section { box-shadow: none; break-inside: avoid; } }
"""

# A lit tunnel with its rails, from where the dwarfs start to what they dig for.
TUNNEL = """
<svg viewBox="0 0 1120 96" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H1020" fill="none"
  stroke="#261d17" stroke-width="46" stroke-linecap="round"/>
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H1020" fill="none"
  stroke="#8f5f2b" stroke-width="37" stroke-linecap="round"/>
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H1020" fill="none"
  stroke="#cd9650" stroke-width="31" stroke-linecap="round"/>
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H990" fill="none"
  stroke="#8c5c2e" stroke-width="20" stroke-dasharray="4 11"/>
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H990" fill="none"
  stroke="#4b3524" stroke-width="13"/>
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H990" fill="none"
  stroke="#cd9650" stroke-width="8"/>
<path d="M76 64 H330 C400 64 400 32 470 32 H700 C770 32 770 62 840 62 H990" fill="none"
  stroke="#8c5c2e" stroke-width="8" stroke-dasharray="4 11"/>
<g stroke="#6b4608" stroke-width="2" stroke-linejoin="round">
<path d="M1002 72 l9 -15 17 -3 11 13 -7 13 -22 2 z" fill="#f5bd36"/>
<path d="M1034 76 l6 -15 17 -2 12 14 -8 11 -21 1 z" fill="#f5bd36"/>
<path d="M1018 56 l8 -14 17 0 9 12 -8 12 -19 1 z" fill="#ffe9a0"/>
</g></svg>
"""
