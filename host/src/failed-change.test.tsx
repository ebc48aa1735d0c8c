import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { caseCalls } from '@advisor/contracts/case/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { Modal } from '@advisor/ui/overlay';
import { useChange } from '@advisor/shell/use-change';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ModalDialog } from './layout/ModalDialog';
import { renderHost } from './testing/render-host';

const server = mockServer(
  handle(sessionCalls.loggedInUser, advisorUser()),
  handle(caseCalls.search, { cases: [], hasMore: false } as never),
);

const useCancel = () =>
  useChange({
    key: ['case.cancel', 7],
    call: () => call(caseCalls.cancel, { params: { caseId: 7 } }),
  });

/** A screen that reads by POST, writes, and opens a dialog that writes. */
function CaseScreen() {
  const [opened, setOpened] = useState<'modal' | 'native'>();
  const close = () => setOpened(undefined);
  const { refetch } = useQuery(operationQuery(caseCalls.search, { body: {} as never }));
  const cancel = useCancel();
  return (
    <>
      <h1 tabIndex={-1}>Případ</h1>
      <button onClick={() => void refetch()}>Obnovit</button>
      <button onClick={() => cancel.run()}>Stornovat</button>
      <button onClick={() => setOpened('modal')}>Předat</button>
      <button onClick={() => setOpened('native')}>Nabídka</button>
      {cancel.answer && <p>Stornováno</p>}
      <Modal open={opened === 'modal'} title="Předání" footer={null} onCancel={close}>
        <SendButton />
      </Modal>
      {opened === 'native' && (
        <ModalDialog label="Nabídka" className="" onClose={close}>
          <SendButton />
        </ModalDialog>
      )}
    </>
  );
}

function SendButton() {
  const send = useCancel();
  return <button onClick={() => send.run()}>Odeslat</button>;
}

async function open() {
  const remoteRoutes = [{ path: '/dashboard', element: <CaseScreen /> }];
  const rendered = await renderHost('/dashboard', { remoteRoutes });
  await screen.findByRole('heading', { name: 'Případ' });
  const click = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, click };
}

it('is told of until the next change, whatever is read meanwhile', async () => {
  server.use(handle(caseCalls.cancel, failure(409, { message: 'Někdo byl rychlejší' })));
  const { click } = await open();
  await click('Stornovat');
  expect(await screen.findByRole('alert')).toHaveTextContent('Někdo byl rychlejší');
  const answered = jest.fn();
  server.use(
    handle(caseCalls.search, () => {
      answered();
      return { cases: [], hasMore: false } as never;
    }),
  );
  await click('Obnovit');
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.getByRole('alert')).toHaveTextContent('Někdo byl rychlejší');
});

it('raises the banner for 90007 as long as no screen shows it', async () => {
  const message = 'Klient není v obchodním rejstříku.';
  server.use(handle(caseCalls.cancel, failure(400, { message, errorCode: 90007 })));
  const { click } = await open();
  await click('Stornovat');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it.each([
  ['no connection', networkFailure],
  ['a gateway', () => failure(503)],
])('is repeated by another try after %s', async (_name, away) => {
  const { click } = await open();
  server.use(handle(caseCalls.cancel, () => away() as never));
  await click('Stornovat');
  expect(await screen.findByRole('alert')).toHaveTextContent('Server neodpovídá');
  const sent = jest.fn();
  server.use(
    handle(caseCalls.cancel, () => {
      sent();
      return { state: 7 as const };
    }),
  );
  await click('Zkusit znovu');
  expect(await screen.findByText('Stornováno')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is not taken for done when the connection is back', async () => {
  const { click } = await open();
  server.use(handle(caseCalls.cancel, networkFailure()));
  await click('Stornovat');
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/poslední změnu .* nepotvrdil/),
  );
  expect(screen.queryByText('Spojení se serverem je obnoveno.')).not.toBeInTheDocument();
  server.use(handle(caseCalls.cancel, { state: 7 }));
  await click('Zkusit znovu');
  expect(await screen.findByText('Stornováno')).toBeVisible();
});

async function failInDialog(opener = 'Předat') {
  server.use(handle(caseCalls.cancel, failure(500, { message: 'Server selhal' })));
  const rendered = await open();
  await rendered.click(opener);
  const dialog = await screen.findByRole('dialog');
  await rendered.click('Odeslat');
  const alert = await screen.findByRole('alert');
  return { ...rendered, dialog, alert };
}

describe('of a dialog', () => {
  it.each(['Předat', 'Nabídka'])('is shown in it, within sight: %s', async (opener) => {
    const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { dialog, alert } = await failInDialog(opener);
    expect(alert).toHaveTextContent('Server selhal');
    expect(within(dialog).getAllByRole('alert')).toEqual([alert]);
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('goes with it', async () => {
    const { user } = await failInDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
