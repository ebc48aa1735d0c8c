import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { editorFiles } from '@advisor/testing/editor-files';
import { handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { mockServer } from '@advisor/testing/server';
import { refinancingParameters } from '../../process/testing/processes';
import { openRefixation } from './testing/open-refixation';
import { refixation, refixationOffer, refixationProcess } from './testing/refixation';

const server = mockServer(
  handle(refinancingCalls.parameters, refinancingParameters()),
  handle(refinancingCalls.availableFixedRatePeriods, { fixedRatePeriods: [] }),
  handle(refinancingCalls.simulateRefixationList, []),
  handle(codebookCalls.getAll, { banks: [], responseCodeTypes: [] } as unknown as Codebooks),
);

const rows: EditorRow[] = [
  {
    file: 'offers/NewOffers.tsx',
    open: () => openRefixation(),
    read: ({ version, isTheirs }) =>
      handle(
        refinancingCalls.refixation,
        refixation({
          process: refixationProcess({ version }),
          offers: [refixationOffer({ interestRateDiscount: isTheirs ? 0.4 : 0.2 })],
        }),
      ),
    save: refinancingCalls.updateRefixation,
    ours: { label: /^Sleva/, typed: '0,3', shown: '0,3' },
    theirs: undefined,
    submit: /Přepočítat nabídky/,
  },
];

testRecordEditors(server, rows);

it('tries every editor', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(editorFiles(__dirname));
});
