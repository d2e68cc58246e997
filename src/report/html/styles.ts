/** The style of the page: light and dark by preference, from 400 pixels on, and for print. */
export const styles = `
:root { color-scheme: light dark; --bg: #fbfbfa; --card: #fff; --ink: #1b1f24; --dim: #5c6570; --line: #dfe3e8;
  --accent: #2456c8; --hot: #c0262d; --critical: #b3151c; --high: #a04a00; --medium: #2456c8; --low: #5c6570; --ok: #1a7038;
  --bar: #dbe5fa; }
@media (prefers-color-scheme: dark) { :root { --bg: #14171b; --card: #1c2026; --ink: #e8eaed; --dim: #a3acb8; --line: #343b45;
  --accent: #8fb3ff; --hot: #ff8a80; --critical: #ff8a80; --high: #ffb870; --medium: #8fb3ff; --low: #a3acb8; --ok: #7fd69b;
  --bar: #2b3a58; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1280px; padding: 24px 20px 64px; background: var(--bg); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 15px; margin: 0; color: var(--dim); font-weight: 600; letter-spacing: .02em; }
.headline { font-size: 26px; line-height: 1.25; font-weight: 650; margin: 4px 0 20px; max-width: 34em; text-wrap: balance; }
h2 { font-size: 18px; margin: 36px 0 12px; }
h3 { font-size: 13px; margin: 0 0 8px; color: var(--dim); font-weight: 600; }
code, .mono, svg text.place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 0; }
.cards > div, .panel { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; }
.cards > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.cards dt { color: var(--dim); font-size: 13px; }
.cards dd { margin: 0; font-size: 28px; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr)); gap: 12px; margin-top: 12px; }
@media (min-width: 900px) { .panels { grid-template-columns: 1.3fr 1fr 1fr; } .panels > :first-child { grid-row: span 2; } }
.bars { width: 100%; border-collapse: separate; border-spacing: 0 2px; }
.bars th { text-align: left; font-weight: 400; padding: 3px 6px; background: linear-gradient(var(--bar), var(--bar)) no-repeat left / var(--share) 100%;
  border-radius: 4px; }
.bars td { text-align: right; padding: 3px 0 3px 10px; white-space: nowrap; font-variant-numeric: tabular-nums; width: 1%; }
.bars .share { color: var(--dim); }
.flames { list-style: none; padding: 0; margin: 0; display: grid; gap: 16px; } .flames strong { margin-right: 12px; }
.flames ul { list-style: none; padding: 0; margin: 0; font-size: 13px; } .flame { display: block; width: 100%; height: 26px; margin: 4px 0; }
.flame .whole { fill: var(--accent); } .swatch { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin-right: 6px; background: var(--swatch); }
.flame rect:not(.whole) { fill: var(--swatch); } .c0 { --swatch: #c0262d; } .c1 { --swatch: #d9822b; } .c2 { --swatch: #b8a100; } .c3 { --swatch: #3b8f5a; } .c4 { --swatch: #3a6fd0; } .c5 { --swatch: #8a4fbf; }
.panel > p:first-child { margin-top: 0; } .gains { list-style: none; padding: 0; margin: 0; display: grid; gap: 14px; } .pair { display: grid; grid-template-columns: 4em minmax(0, 1fr) minmax(4.5em, auto); gap: 2px 10px; align-items: center; font-size: 13px; }
.pair .number { text-align: right; font-variant-numeric: tabular-nums; } .gain { display: block; width: 100%; height: 18px; } .gain .before { fill: var(--low); } .gain .after { fill: var(--accent); } .gain .round { fill: var(--ink); }
.cost { display: block; color: var(--dim); font-size: 13px; font-variant-numeric: tabular-nums; } .panels.even { grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); } .panels.even > :first-child { grid-row: auto; }
form { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; margin-bottom: 12px; }
form label { display: grid; gap: 2px; font-size: 13px; color: var(--dim); flex: 0 1 auto; min-width: 0; }
form label:first-child { flex: 1 1 220px; }
input, select, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 7px; padding: 6px 10px; max-width: 100%; }
input, select { width: 100%; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role=status] { margin: 0 0 8px; color: var(--dim); }
.scripted { display: none; } .js .scripted { display: flex; } .js [role=status].scripted { display: block; }
.findings { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.findings thead th { text-align: left; padding: 0; border-bottom: 1px solid var(--line); font-size: 13px; }
.findings thead button { border: 0; background: none; padding: 10px 12px; width: 100%; text-align: left; font-weight: 600; color: var(--dim); cursor: pointer; }
.findings thead span { display: block; padding: 10px 12px; color: var(--dim); }
th[aria-sort=ascending] button::after { content: " ▲"; } th[aria-sort=descending] button::after { content: " ▼"; }
.findings td { padding: 9px 12px; vertical-align: top; }
@media (min-width: 761px) { .findings { table-layout: fixed; } .findings th:first-child { width: 108px; } .findings th:nth-child(2) { width: 21%; } }
.findings tbody { border-top: 1px solid var(--line); }
.findings tbody:hover { background: color-mix(in srgb, var(--bar) 25%, transparent); }
.findings .more > td { padding-top: 0; }
.toggle { border: 0; background: none; padding: 0; text-align: left; cursor: pointer; color: var(--accent); font-weight: 600; }
.toggle::before { content: "▸"; display: inline-block; width: 1.1em; } .toggle[aria-expanded=true]::before { content: "▾"; }
.badge { display: inline-block; border: 1px solid currentColor; border-radius: 99px; padding: 0 9px; font-size: 12px; font-weight: 600; white-space: nowrap; }
.critical { color: var(--critical); } .high { color: var(--high); } .medium { color: var(--medium); } .low { color: var(--low); }
.badge.critical { background: var(--critical); color: var(--card); border-color: var(--critical); }
.rewrite { color: var(--ok); } .new { color: var(--hot); } .dim { color: var(--dim); }
.detail { display: grid; grid-template-columns: minmax(0, auto) minmax(0, 1fr); gap: 8px 32px; padding: 4px 0 10px 1.1em; }
.detail p { margin: 0 0 8px; max-width: 60ch; }
svg.chain { max-width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font-size: 13.5px; } svg .name { font-weight: 600; } svg .place { fill: var(--dim); font-size: 12px; }
svg .rail { stroke: var(--line); stroke-width: 3; fill: none; }
svg .route rect { fill: var(--accent); } svg .route .name { fill: var(--accent); }
svg .function circle { fill: var(--card); stroke: var(--accent); stroke-width: 3; }
svg .call circle { fill: var(--hot); } svg .call .name, svg .loop { fill: var(--hot); } svg .pause { stroke: var(--card); stroke-width: 2.5; }
svg .loop { font-size: 12px; font-weight: 600; }
.plain { width: 100%; border-collapse: collapse; } .plain th, .plain td { text-align: left; padding: 5px 12px 5px 0; border-top: 1px solid var(--line); vertical-align: top; }
.plain thead th { border: 0; color: var(--dim); font-size: 13px; } .plain .number { text-align: right; font-variant-numeric: tabular-nums; }
ul { padding-left: 1.2em; } footer { margin-top: 40px; color: var(--dim); font-size: 13px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 760px) {
  body { padding: 16px 12px 48px; } .headline { font-size: 21px; }
  .findings, .findings tbody, .findings tr, .findings td { display: block; width: 100%; }
  .findings thead { display: none; } .findings tbody { padding: 8px 4px; } .findings td { padding: 2px 10px; }
  .findings tr:not(.more) td[data-label]:not([data-label=Call])::before { content: attr(data-label) ": "; color: var(--dim); font-size: 13px; }
  .findings tr[hidden], .findings tbody[hidden] { display: none; } .detail { grid-template-columns: minmax(0, 1fr); padding-left: 0; }
}
@media print {
  :root { --bg: #fff; --card: #fff; --ink: #000; --dim: #444; } body { max-width: none; padding: 0; font-size: 11px; }
  form, [role=status] { display: none !important; } .findings tr.more[hidden] { display: table-row; }
  .findings tbody, .panel { break-inside: avoid; } .headline { font-size: 18px; }
}
`;
