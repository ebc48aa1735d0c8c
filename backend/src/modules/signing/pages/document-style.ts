/** Style of a document that is read on a page of the service. */
export const documentStyle = `
.document { line-height: 1.6; }
.document > :first-child { margin-top: 0; }
.document ul { margin: 0 0 16px; padding-left: 20px; }
.document .facts dd { font-weight: 500; }
.document .note { color: var(--adv-text-muted); font-size: 14px; }
.document .lines dd { min-height: 28px; border-bottom: 1px solid var(--adv-edge); }
.document .choices { list-style: none; padding: 0; }
.document .choices li::before { content: '☐'; margin-right: 8px; }
.document table { width: 100%; margin: 0 0 24px; border-collapse: collapse; font-size: 14px; }
.document th, .document td { padding: 8px 12px; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--adv-line); }
.document th:last-child:not(:first-child), .document td:last-child:not(:first-child) {
  text-align: right; }
.document thead th { background: var(--adv-sunken); }
.document__end { padding: 12px 0 0; margin: 24px 0 0; color: var(--adv-text-muted);
  border-top: 1px solid var(--adv-line); font-size: 14px; text-align: center; }
/* A line of the table becomes a list where there is no room for columns. */
@media (max-width: 600px) {
  .document thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap; }
  .document table, .document tbody, .document tr, .document tbody th, .document td {
    display: block; width: 100%; }
  .document tr { padding: 8px 0; border-bottom: 1px solid var(--adv-line); }
  .document tbody th, .document td, .document td:last-child:not(:first-child) {
    display: grid; grid-template-columns: 2fr 3fr; gap: 12px; padding: 4px 0; border: 0;
    text-align: right; }
  .document tbody th::before, .document td::before { content: attr(data-label);
    color: var(--adv-text-muted); font-weight: 400; text-align: left; }
}
`;
