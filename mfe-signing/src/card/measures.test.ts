import { readFileSync } from 'node:fs';
import path from 'node:path';

const sheet = (file: string) =>
  readFileSync(path.join(__dirname, file), 'utf8').replaceAll(/\s+/g, ' ');

/** Measures of part 1, section 9; what stands in scripts is tested there. */
it.each([
  ['a row of the table', 'signatures-table.css', /\.sig-row > \* \{ height: 60px; \}/],
  ['a select in the table', 'card-controls.css', /\.sig-select \{ width: 230px;/],
  ['the transition of dialogs', 'card-dialog.css', /\.sig-dialog \{[^}]*transition: opacity 300ms/],
  ['the change of the tabs', 'signing-card.css', /@media \(width < 600px\) \{ \.sig-tabs \{/],
  ['a field of the form', '../form/client-data-form.css', /\.adv-field \{ min-height: 76px; \}/],
])('keeps the measure of %s', (_name, file, rule) => {
  expect(sheet(file)).toMatch(rule);
});
