import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { editorFiles } from '@advisor/testing/editor-files';
import { failure, handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { mockServer } from '@advisor/testing/server';
import { openScreen } from '../../testing/open-screen';
import { onePropertyHandlers, property } from '../../testing/property';

const server = mockServer(...onePropertyHandlers());
const { specification } = property();

const rows: EditorRow[] = [
  {
    file: 'detail/DetailPage.tsx',
    open: () => openScreen('/mortgage/property-valuation/1-5?caseId=7'),
    read: ({ version, isTheirs }) =>
      handle(
        valuationCalls.get,
        property({
          version,
          specification: { ...specification, ...(isTheirs && { builtIn: 1940 }) },
        }),
      ),
    save: valuationCalls.update,
    ours: { label: /^Kupní cena/, typed: '6500000', shown: '6\u00A0500\u00A0000' },
    theirs: { label: /^Rok výstavby/, shown: '1940' },
    gone: handle(valuationCalls.get, failure(404)),
    locked: {
      handlers: [handle(valuationCalls.get, property({ lock: 'Ocenění je objednané.' }))],
    },
  },
];

testRecordEditors(server, rows);

it('tries every editor', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(editorFiles(__dirname));
});
