import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { editorFiles } from '@advisor/testing/editor-files';
import { handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { useQuery } from '@tanstack/react-query';
import { openRefixation } from './areas/refixation/testing/open-refixation';
import {
  refixation,
  refixationOffer,
  refixationProcess,
} from './areas/refixation/testing/refixation';
import { ProcessComment } from './process/ProcessComment';
import { refinancingParametersQuery } from './process/process.queries';
import { openProcess, refinancingParameters } from './process/testing/processes';

const caseId = 1_000_001;
const server = mockServer(
  handle(refinancingCalls.parameters, refinancingParameters()),
  handle(refinancingCalls.availableFixedRatePeriods, { fixedRatePeriods: [] }),
  handle(refinancingCalls.simulateRefixationList, []),
  handle(codebookCalls.getAll, { banks: [], responseCodeTypes: [] } as unknown as Codebooks),
);

function CommentOfFirst() {
  const process = useQuery(refinancingParametersQuery(caseId)).data?.processes[0];
  return process && <ProcessComment caseId={caseId} process={process} />;
}

const rows: EditorRow[] = [
  {
    file: 'areas/refixation/offers/NewOffers.tsx',
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
  {
    file: 'process/ProcessComment.tsx',
    open: () => renderRoute(() => [{ path: '/', element: <CommentOfFirst /> }], '/'),
    read: ({ version, isTheirs }) =>
      handle(
        refinancingCalls.parameters,
        refinancingParameters({
          processes: [openProcess({ version, comment: isTheirs ? 'Volat večer.' : 'Volat ráno.' })],
        }),
      ),
    save: refinancingCalls.updateProcess,
    ours: { label: /^Poznámka/, typed: 'Nevolat.', shown: 'Nevolat.' },
    theirs: undefined,
    submit: /Uložit poznámku/,
    gone: handle(refinancingCalls.parameters, refinancingParameters({ processes: [] })),
  },
];

testRecordEditors(server, rows);

it('tries every editor', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(editorFiles(__dirname));
});
