import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { OfferSheetLink } from './OfferSheetLink';
import { ProcessActions } from './ProcessActions';
import { ProcessComment } from './ProcessComment';
import { ProcessDocument } from './ProcessDocument';
import { ProcessFacts } from './ProcessFacts';
import { refinancingParametersQuery } from './process.queries';
import { ProcessStateChip } from './ProcessStateChip';
import { openProcess, refinancingParameters } from './testing/processes';

const server = mockServer();
const caseId = 1_000_001;
const render = (element: ReactNode) => renderRoute(() => [{ path: '/', element }], '/');

/** Shows the process as the server tells it. */
function FirstDocument() {
  const process = useQuery(refinancingParametersQuery(caseId)).data?.processes[0];
  return process && <ProcessDocument caseId={caseId} process={process} />;
}

const answerWith = (...processes: Partial<RefinancingProcess>[]) => {
  let asked = 0;
  server.use(
    handle(refinancingCalls.parameters, () =>
      refinancingParameters({
        processes: [openProcess(processes[Math.min(asked++, processes.length - 1)])],
      }),
    ),
  );
};

it.each([
  [1, 'Rozpracováno', /převzatá/],
  [2, 'Rozpracováno ve správě úvěrů', /v den účinnosti/],
  [3, 'Podepisování', /čeká na podpis/],
  [4, 'Dokončeno', /v účinnosti/],
  [5, 'Předáno', /RC2/],
  [6, 'Zrušeno', /Úvěr se nezměnil/],
] as const)('says the state %d in a word and a sentence', async (state, word, sentence) => {
  await render(
    <>
      <ProcessStateChip state={state} />
      <ProcessFacts process={openProcess({ state, signatureDeadline: '2026-12-04' })} />
    </>,
  );
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  // The days that still come, or have come about.
  expect(screen.queryAllByText(/15\.\s1\.\s2100/)).toHaveLength(state === 6 ? 0 : 1);
  expect(screen.queryAllByText(/4\.\s12\.\s2026/)).toHaveLength(state === 4 || state === 6 ? 0 : 1);
});

it('asks until when and for whom, and makes the document once', async () => {
  const asked = jest.fn();
  server.use(
    handle(refinancingCalls.retentionDocument, async ({ params, body }) => {
      asked(params, body);
      return { documentOnSAId: 77 };
    }),
  );
  const { user } = await render(<ProcessDocument caseId={caseId} process={openProcess()} />);
  const deadline = await screen.findByRole('textbox', { name: /Klient má podepsat do/ });
  await user.clear(deadline);
  await user.type(deadline, '15. 1. 2100{Tab}');
  const submit = screen.getByRole('button', { name: 'Připravit dokument' });
  await user.click(submit);
  expect(await screen.findAllByText(/nejpozději 14\.\s1\.\s2100, dokud nabídka platí/)).not.toEqual(
    [],
  );
  expect(asked).not.toHaveBeenCalled();
  await user.clear(deadline);
  await user.type(deadline, '14. 1. 2100{Tab}');
  await user.click(screen.getByTitle('Na pobočku'));
  await user.dblClick(submit);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ caseId: '1000001', salesArrangementId: '2000041' }),
    { offerId: 501, signatureDeadline: '2100-01-14', handoverTo: 'branch' },
  );
});

it.each([
  [
    2,
    (answer: () => { documentOnSAId: number }) =>
      handle(refinancingCalls.refixationDocument, answer),
  ],
  [
    3,
    (answer: () => { documentOnSAId: number }) =>
      handle(refinancingCalls.extraPaymentDocument, answer),
  ],
] as const)('makes the document of the kind %d by its own call', async (kind, answered) => {
  const asked = jest.fn();
  server.use(
    answered(() => {
      asked();
      return { documentOnSAId: 77 };
    }),
  );
  const process = openProcess({ refinancingTypeId: kind });
  const { user } = await render(<ProcessDocument caseId={caseId} process={process} />);
  await user.click(await screen.findByRole('button', { name: 'Připravit dokument' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

it('puts a refusal at its field', async () => {
  server.use(
    handle(
      refinancingCalls.retentionDocument,
      failure(400, { message: 'Lhůta je příliš dlouhá.', field: 'signatureDeadline' }),
    ),
  );
  const { user } = await render(<ProcessDocument caseId={caseId} process={openProcess()} />);
  await user.click(await screen.findByRole('button', { name: 'Připravit dokument' }));
  expect((await screen.findAllByText(/Lhůta je příliš dlouhá/))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Klient má podepsat do/ })).toBeInvalid();
});

it('follows the document while it is being made, then leads to its signing', async () => {
  answerWith(
    { document: { documentOnSAId: 77, state: 'making', progress: 0.4, secondsLeft: 12 } },
    { document: { documentOnSAId: 77, state: 'signing' }, actions: [] },
  );
  const { user, router } = await render(<FirstDocument />);
  expect(await screen.findByRole('progressbar', { name: 'Dokument se připravuje' })).toHaveValue(
    0.4,
  );
  expect(screen.getByText(/asi 12 sekund/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Přejít k podpisu' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(
    '/mortgage/documents-signing/77?caseId=1000001&salesArrangementId=2000041',
  );
});

it('offers another try when the document could not be made', async () => {
  const process = openProcess({ document: { documentOnSAId: 77, state: 'failed' } });
  await render(<ProcessDocument caseId={caseId} process={process} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('nepodařilo připravit');
  expect(screen.getByRole('button', { name: 'Připravit nový dokument' })).toBeEnabled();
});

it('shows only the actions that the state allows', async () => {
  const process = openProcess({ state: 4, actions: [], comment: 'Volat odpoledne.' });
  await render(
    <>
      <ProcessActions caseId={caseId} process={process} />
      <ProcessDocument caseId={caseId} process={process} />
      <ProcessComment caseId={caseId} process={process} />
    </>,
  );
  expect(await screen.findByText('Volat odpoledne.')).toBeVisible();
  expect(screen.queryByText('Dokument zatím není')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

type Noted = (params: object) => void;
it.each([
  [
    'Zrušit proces',
    /Zrušení nelze vzít zpět/,
    (noted: Noted) =>
      handle(refinancingCalls.cancelProcess, ({ params, body }) => {
        noted(params);
        return { version: body.version + 1 };
      }),
  ],
  [
    'Předat retenčnímu centru',
    /předání nelze vzít zpět/,
    (noted: Noted) =>
      handle(refinancingCalls.handOver, ({ params }) => {
        noted(params);
      }),
  ],
] as const)('%s: says what happens, and happens once', async (name, consequence, answered) => {
  const done = jest.fn();
  server.use(answered(done));
  const { user } = await render(<ProcessActions caseId={caseId} process={openProcess()} />);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(consequence)).toBeInTheDocument();
  await user.dblClick(dialog.getByRole('button', { name }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(done).toHaveBeenCalledWith(
    expect.objectContaining({ caseId: '1000001', processId: '41' }),
  );
});

it('says so at once when somebody else writes while one is typing', async () => {
  const first = openProcess({ comment: 'Volat ráno.' });
  function Screen() {
    const [process, setProcess] = useState(first);
    return (
      <>
        <ProcessComment caseId={caseId} process={process} />
        <button onClick={() => setProcess({ ...process, comment: 'Volat večer.', version: 2 })}>
          Znovu
        </button>
      </>
    );
  }
  const { user } = await render(<Screen />);
  const field = await screen.findByRole('textbox', { name: /Poznámka/ });
  await user.type(field, ' Spěchá.');
  await user.click(screen.getByRole('button', { name: 'Znovu' }));
  expect(await screen.findByText('Údaje mezitím změnil někdo jiný')).toBeVisible();
  expect(screen.getByText('Poznámka: nově uloženo Volat večer.')).toBeVisible();
  expect(field).toHaveValue('Volat ráno. Spěchá.');
});

it.each([
  [5, ['update', 'cancel']],
  [6, []],
] as const)('says in state %d why no document is made any more', async (state, actions) => {
  const message = 'Proces už není rozpracovaný, dokument k němu připravit nelze.';
  server.use(handle(refinancingCalls.retentionDocument, failure(409, { message })));
  answerWith({}, { state, actions: [...actions] });
  const { user } = await render(<FirstDocument />);
  await user.click(await screen.findByRole('button', { name: 'Připravit dokument' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Připravit dokument' })).not.toBeInTheDocument();
});

it('takes the comment of somebody else over while nothing is typed', async () => {
  const first = openProcess({ comment: 'Volat ráno.' });
  function Screen() {
    const [process, setProcess] = useState(first);
    return (
      <>
        <ProcessComment caseId={caseId} process={process} />
        <button onClick={() => setProcess({ ...process, comment: 'Volat večer.', version: 2 })}>
          Znovu
        </button>
      </>
    );
  }
  const { user } = await render(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Znovu' }));
  expect(screen.getByRole('textbox', { name: /Poznámka/ })).toHaveValue('Volat večer.');
});

it('has what the client was offered to save as a PDF', async () => {
  await render(<OfferSheetLink caseId={caseId} offerId={501} />);
  const link = await screen.findByRole('link', { name: 'Nabídka v PDF' });
  expect(link).toHaveAttribute('download');
  expect(link.getAttribute('href')).toMatch(/case\/1000001\/refinancing-offer\/501\/sheet$/);
});

it('looks at once when it is told that the document has moved on', async () => {
  hearLive({ topic: 'alive' });
  const making = { documentOnSAId: 77, state: 'making' } as const;
  answerWith(
    { document: { ...making, progress: 0.4 } },
    { document: { ...making, progress: 0.8 } },
  );
  await render(<FirstDocument />);
  expect(await screen.findByRole('progressbar')).toHaveValue(0.4);
  act(() => hearLive({ topic: 'jobs' }));
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(0.8));
});
