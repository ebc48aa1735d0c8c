import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { editorFiles } from '@advisor/testing/editor-files';
import { handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { useQuery } from '@tanstack/react-query';
import { ProcessComment } from './ProcessComment';
import { refinancingParametersQuery } from './process.queries';
import { openProcess, refinancingParameters } from './testing/processes';

const caseId = 1_000_001;
const server = mockServer();

function CommentOfFirst() {
  const process = useQuery(refinancingParametersQuery(caseId)).data?.processes[0];
  return process && <ProcessComment caseId={caseId} process={process} />;
}

const rows: EditorRow[] = [
  {
    file: 'ProcessComment.tsx',
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
