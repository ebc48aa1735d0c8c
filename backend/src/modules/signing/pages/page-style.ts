/** Style of the service's pages; on a phone as on a signing pad, light and dark. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ink: #1f1f1f; --quiet: #5c5c5c; --ground: #f5f5f4; --sheet: #ffffff; --line: #8a8a8a;
  --soft: #e3e3e1; --brand: #c8102e; --good: #1b6e3a; --bad: #9f2d00; --field: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #ededec; --quiet: #b0b0ae; --ground: #161616; --sheet: #212121; --line: #8f8f8d;
    --soft: #3a3a39; --good: #7fd39b; --bad: #ffb18a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 "Source Sans 3", "Segoe UI", system-ui, sans-serif; }
header { display: flex; gap: 8px 16px; flex-wrap: wrap; align-items: baseline; padding: 12px 24px;
  background: var(--sheet); border-top: 4px solid var(--brand); border-bottom: 1px solid var(--soft); }
header span { color: var(--quiet); }
main { max-width: 840px; margin: 24px auto; padding: 24px; background: var(--sheet);
  border: 1px solid var(--soft); border-radius: 8px; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 1.125rem; margin: 0 0 4px; }
p { margin: 0 0 16px; }
.quiet { color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 24px; margin: 0 0 24px; }
dt { color: var(--quiet); } dd { margin: 0; font-weight: 600; }
canvas { display: block; width: 100%; height: 260px; border: 1px solid var(--line);
  border-radius: 6px; background: #fff; touch-action: none; cursor: crosshair; }
label { display: block; margin: 16px 0 4px; }
input { font: inherit; width: 100%; max-width: 360px; min-height: 44px; padding: 8px 12px;
  color: #1f1f1f; background: var(--field); border: 1px solid var(--line); border-radius: 6px; }
input.code { max-width: 160px; letter-spacing: .25em; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; align-items: center; }
form { margin: 0; }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px;
  display: inline-flex; align-items: center; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--line); background: transparent; color: var(--ink); text-decoration: none; }
button.primary { background: var(--brand); border-color: var(--brand); color: #fff; }
button:disabled { opacity: .55; cursor: default; }
:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
.message { padding: 8px 12px; margin: 16px 0; border-left: 4px solid var(--bad); color: var(--bad); }
.message:empty { display: none; }
.phone { padding: 8px 12px; margin: 0 0 16px; background: var(--ground); border-radius: 6px; }
.card { padding: 16px 0; border-top: 1px solid var(--soft); }
.done { color: var(--good); font-weight: 600; }
@media (max-width: 600px) {
  main { margin: 0; padding: 16px; border: 0; border-radius: 0; }
  header { padding: 12px 16px; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; }
  .actions > * { flex: 1 1 100%; justify-content: center; }
  .actions button, .actions .button { width: 100%; justify-content: center; }
}
`;
