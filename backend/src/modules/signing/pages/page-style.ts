import { pageFont, pageTokens } from './page-assets';

/** Style of the service's pages: the product's own, on a phone as on a signing pad. */
export const pageStyle = `
${pageTokens}
@font-face {
  font-family: 'Inter Advisor'; font-weight: 400 700; font-display: swap;
  src: url('${pageFont.path}') format('woff2');
}
/* Of Inter's width, so that nothing moves when it arrives. */
@font-face {
  font-family: 'Inter Advisor Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  ascent-override: 90.49%; descent-override: 22.56%; line-gap-override: 0%; size-adjust: 107.06%;
}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding: 72px 0 24px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--adv-canvas); color: var(--adv-text); overflow-wrap: anywhere;
  font: 16px/1.5 'Inter Advisor', 'Inter Advisor Fallback', system-ui, sans-serif; }
table { font-feature-settings: 'tnum'; }
body > header { display: flex; gap: 0 16px; flex-wrap: wrap; align-items: baseline;
  padding: 12px 24px; background: var(--adv-surface); border-bottom: 1px solid var(--adv-line); }
body > header strong::before { content: ''; display: inline-block; width: 12px; height: 12px;
  margin-right: 8px; border-radius: 3px; background: var(--adv-accent); }
body > header span { color: var(--adv-text-muted); font-size: 14px; }
main { max-width: 760px; margin: 24px auto; padding: 0 24px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px; }
h2 { font-size: 18px; line-height: 1.35; margin: 0 0 8px; }
h3 { font-size: 16px; line-height: 1.4; margin: 24px 0 8px; }
p { margin: 0 0 16px; }
a { color: var(--adv-link); }
.quiet { color: var(--adv-text-muted); font-size: 14px; }
.panel { padding: 24px; margin: 0 0 16px; background: var(--adv-surface);
  border: 1px solid var(--adv-line); border-radius: var(--adv-radius); }
.panel > :last-child { margin-bottom: 0; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 4px 24px; margin: 0 0 16px; }
.facts dt { color: var(--adv-text-muted); } .facts dd { margin: 0; font-weight: 600; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input { font: inherit; width: 100%; max-width: 360px; min-height: 44px; padding: 8px 12px;
  color: inherit; background: var(--adv-surface); border: 1px solid var(--adv-edge);
  border-radius: var(--adv-radius); }
input.address { max-width: none; font-size: 14px; color: var(--adv-text-muted); }
input.code { max-width: 176px; letter-spacing: .2em; }
form { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0 0; align-items: center; }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px;
  display: inline-flex; align-items: center; justify-content: center; cursor: pointer;
  border-radius: var(--adv-radius); border: 1px solid var(--adv-edge); color: var(--adv-text);
  background: var(--adv-surface); text-decoration: none; }
button:hover, .button:hover { background: var(--adv-hover); }
.primary { background: var(--adv-accent); border-color: var(--adv-accent);
  color: var(--adv-on-accent); }
.primary:hover { background: var(--adv-accent-hover); }
button:disabled { color: var(--adv-text-muted); background: var(--adv-sunken);
  border-color: var(--adv-line); cursor: default; }
:focus-visible { outline: 2px solid var(--adv-link); outline-offset: 2px; }
.message { padding: 12px 16px; margin: 16px 0; border-radius: var(--adv-radius);
  color: var(--adv-error); background: var(--adv-error-soft); }
.message:empty { display: none; }
.phone { padding: 12px 16px; margin: 16px 0; border-radius: var(--adv-radius);
  color: var(--adv-info); background: var(--adv-info-soft); }
.done { color: var(--adv-success); font-weight: 600; }
@media (max-width: 600px) {
  main { margin: 16px auto; padding: 0 12px; }
  body > header { padding: 12px 16px; }
  .panel { padding: 16px; }
  .facts { grid-template-columns: 1fr; gap: 0; } .facts dd { margin-bottom: 8px; }
  .actions { flex-direction: column; align-items: stretch; }
  .actions button, .actions .button { width: 100%; }
}
`;
