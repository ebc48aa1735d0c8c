import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Seen in the catalogue without being imported by it, or nothing to see at all. */
const exceptions = new Map([
  ['@advisor/forms/components/CalendarPopup', 'opened by DateField'],
  ['@advisor/forms/components/YearPanel', 'part of the calendar'],
  ['@advisor/forms/components/ErrorSummary', 'part of FormShell'],
  ['@advisor/forms/components/FieldFrame', 'part of every field'],
  ['@advisor/forms/components/ReadOnly', 'draws nothing of its own'],
  ['@advisor/forms/fields/MaskedField', 'what the masked fields are made of'],
  ['@advisor/shell/components/Slot', 'draws nothing of its own'],
  ['@advisor/ui/components/Button', 'of @advisor/ui/core'],
  ['@advisor/ui/components/Drawer', 'of @advisor/ui/overlay'],
  ['@advisor/ui/components/LeaveQuestion', 'ConfirmDialog, when the page is left'],
  ['@advisor/ui/components/LinkedText', 'part of SystemBanner'],
  ['@advisor/ui/components/Modal', 'of @advisor/ui/overlay'],
  ['@advisor/ui/components/Question', 'ConfirmDialog, loaded when it is asked'],
  ['@advisor/ui/components/ThemeProvider', 'around the whole page'],
]);

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => join(folder, file));

const shared = [
  'ui/src/components',
  'forms/src/components',
  'forms/src/fields',
  'shell/src/components',
]
  .flatMap((folder) => filesIn(`shared/${folder}`))
  .map((file) => `@advisor/${file.replace(/^shared\/(\w+)\/src\//, '$1/').replace('.tsx', '')}`);

const catalogue = filesIn('host/src/features/demo')
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

it.each(shared.map((name) => [parse(name).base, name]))('shows %s', (_base, name) => {
  expect(catalogue.includes(`from '${name}'`)).toBe(!exceptions.has(name));
});

it('excepts nothing that is gone', () => {
  expect([...exceptions.keys()].filter((name) => !shared.includes(name))).toEqual([]);
});
