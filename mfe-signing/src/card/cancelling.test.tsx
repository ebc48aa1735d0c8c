import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, waitFor, within } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import {
  digital,
  group,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
let now: Signatures;
const ok = { Result: { Code: 0 } };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

const menu = async (user: Awaited<ReturnType<typeof renderCard>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Další akce: Jan Novák' }));
  return screen.findByRole('menu');
};

it('cancels one signature after a question, and tells the parent to refresh', async () => {
  now = signatures([running()]);
  const cancelled: unknown[] = [];
  server.use(
    handle(signatureCalls.cancelOne, ({ query }) => {
      cancelled.push(query);
      now = signatures([member()]);
      return ok;
    }),
  );
  const { user, calls } = await renderCard();
  await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
  expect(cancelled).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
  await waitFor(() => expect(calls).toContain('refresh "cancelled"'));
  expect(calls).toContain('cancelled {"scope":"signer"}');
  expect(cancelled).toEqual([{ signatureId: 'S1', mode: 'ADVISOR' }]);
  expect(await screen.findByText('Nezahájeno')).toBeVisible();
});

it('tells the parent of what was cancelled although the state cannot be read any more', async () => {
  now = signatures([running()]);
  server.use(handle(signatureCalls.cancelOne, ok), handle(signatureCalls.get, failure(503)));
  const { user, calls } = await renderCard();
  await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
  await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(calls).toContain('cancelled {"scope":"signer"}');
  expect(calls).toContain('refresh "cancelled"');
});

describe.each([
  ['the answer is lost', networkFailure()],
  ['the answer is late', failure(504)],
  ['another tab was first', { Result: { Code: 4, Message: 'Není co zrušit' } }],
])('shows no failure of what is cancelled when %s', (_name, answer) => {
  const atStart = () => {
    now = signatures([member()]);
    return answer;
  };

  it('a signature', async () => {
    now = signatures([running()]);
    server.use(handle(signatureCalls.cancelOne, atStart));
    const { user, calls } = await renderCard();
    await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
    await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
    await waitFor(() => expect(calls).toContain('refresh "cancelled"'));
    expect(calls).toContain('cancelled {"scope":"signer"}');
    expect(await screen.findByText('Nezahájeno')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('the whole signing', async () => {
    now = signatures([], { Groups: [group([running()], { CanBeCancelled: true })] });
    server.use(handle(signatureCalls.cancelAll, atStart));
    const { user, calls } = await renderCard();
    const item = { name: 'Zrušit celé podepisování' };
    await user.click(within(await menu(user)).getByRole('menuitem', item));
    const dialog = await screen.findByRole('dialog', { name: 'Zrušit celé podepisování?' });
    await user.click(within(dialog).getByRole('button', item));
    await waitFor(() => expect(calls).toContain('cancelled {"scope":"group"}'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it('shows the failure when nothing was cancelled', async () => {
  now = signatures([running()]);
  server.use(handle(signatureCalls.cancelOne, networkFailure()));
  const { user, names } = await renderCard();
  await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
  await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Došlo k výpadku serveru.');
  expect(names()).not.toContain('cancelled');
  expect(screen.getByText('Probíhá')).toBeVisible();
});

it.each([
  ['cannot be cancelled', { CanBeCancelled: false }],
  ['may not be cancelled by the user', { CanBeCancelled: true, HasCancellationAccess: false }],
])('offers nothing further on a row that %s', async (_name, flags) => {
  now = signatures([
    running({ AvailableSigningProcesses: [standard({ CanBeSigned: false, ...flags })] }),
  ]);
  await renderCard();
  await screen.findByRole('rowheader', { name: 'Jan Novák' });
  expect(screen.queryByRole('button', { name: /^Další akce/ })).not.toBeInTheDocument();
});

it('cancels nothing when the question is refused', async () => {
  now = signatures([running()]);
  const { user } = await renderCard();
  await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
  await user.click(within(dialog).getByRole('button', { name: 'Zpět' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('cancels the whole document where the group can be cancelled', async () => {
  now = signatures([], { Groups: [group([running()], { CanBeCancelled: true })] });
  const cancelled: unknown[] = [];
  server.use(
    handle(signatureCalls.cancelAll, ({ query }) => {
      cancelled.push(query);
      now = signatures([member()]);
      return ok;
    }),
  );
  const { user, calls } = await renderCard();
  const item = { name: 'Zrušit celé podepisování' };
  await user.click(within(await menu(user)).getByRole('menuitem', item));
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit celé podepisování?' });
  await user.click(within(dialog).getByRole('button', item));
  await waitFor(() => expect(calls).toContain('cancelled {"scope":"group"}'));
  expect(cancelled).toEqual([{ documentExternalId: 'EP-000001' }]);
  expect(calls).toContain('refresh "cancelled"');
});

it('shows what is, when it was refused', async () => {
  now = signatures([running()]);
  server.use(
    handle(signatureCalls.cancelOne, () => {
      now = signatures([signed()]);
      return { Result: { Code: 5, Message: 'Podpis je dokončen' } };
    }),
  );
  const { user } = await renderCard();
  await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
  const question = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
  await user.click(within(question).getByRole('button', { name: 'Zrušit podpis' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Podpis je dokončen');
  expect(screen.getByText('Podepsáno')).toBeInTheDocument();
});

it('is a menu of arrows and Esc', async () => {
  now = signatures([], { Groups: [group([running()], { CanBeCancelled: true })] });
  const { user } = await renderCard();
  const items = within(await menu(user)).getAllByRole('menuitem');
  expect(items[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(items[1]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(items[0]).toHaveFocus();
  await user.keyboard('{End}');
  expect(items[1]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Další akce: Jan Novák' })).toHaveFocus();
});

it('is a dialog below 450 px', async () => {
  const asked: string[] = [];
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    asked.push(query);
    return { matches: true } as MediaQueryList;
  });
  now = signatures([running()]);
  const { user } = await renderCard();
  await user.click(await screen.findByRole('button', { name: 'Další akce: Jan Novák' }));
  const dialog = await screen.findByRole('dialog', { name: 'Další akce: Jan Novák' });
  expect(asked).toContain('(width < 450px)');
  await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
  expect(await screen.findByRole('dialog', { name: 'Zrušit podpis?' })).toBeVisible();
});

it('says whose signatures are lost with the whole signing', async () => {
  const Groups = [
    group([running(), signed({ Id: 'S2', InfoText1: 'Eva Malá' })], { CanBeCancelled: true }),
    group([signed({ Id: 'S3', InfoText1: 'Petr Velký' })], { FormId: 'DOC2' }),
  ];
  now = signatures([], { Groups });
  const { user } = await renderCard();
  await user.click(
    within(await menu(user)).getByRole('menuitem', { name: 'Zrušit celé podepisování' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit celé podepisování?' });
  expect(dialog).toHaveTextContent('Zahodí se i 2 hotové podpisy:');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Eva Malá', 'Petr Velký']);
});

it('takes back a digital signing that was started by mistake', async () => {
  const inDigital = [digital({ CanBeSigned: false, CanBeCancelled: true })];
  const delegated = running({ AvailableSigningProcesses: inDigital });
  now = signatures([], {
    Process: 'MSC',
    ProcessDelegateRedirectUrl: 'https://pad.example/d/1',
    Groups: [group([delegated], { CanBeCancelled: true })],
  });
  server.use(
    handle(signatureCalls.cancelAll, () => {
      now = signatures([member({ AvailableSigningProcesses: [digital()] })], { Process: 'MSC' });
      return { Result: { Code: 0 } };
    }),
  );
  const { user, calls } = await renderCard();
  const name = 'Zrušit celé podepisování';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: `${name}?` });
  expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name }));
  const send = await screen.findByRole('button', { name: 'Odeslat k digitálnímu podpisu' });
  await waitFor(() => expect(send).toBeEnabled());
  expect(calls).toContain('cancelled {"scope":"group"}');
});
