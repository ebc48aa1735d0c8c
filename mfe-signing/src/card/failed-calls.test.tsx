import type { Operation } from '@advisor/contracts/operation';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, within } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  digital,
  expired,
  fieldDefinition,
  group,
  member,
  paper,
  running,
  signatures,
  standard,
} from '../testing/signature-fixtures';

type User = Awaited<ReturnType<typeof renderCard>>['user'];
type Action = (user: User) => Promise<void>;

const server = mockServer();
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const press =
  (...names: string[]): Action =>
  async (user) => {
    for (const name of names) await user.click(await screen.findByRole('button', { name }));
  };

/** By the row's menu, and the answer to the question after it. */
const cancel =
  (name: string): Action =>
  async (user) => {
    await press('Další akce: Jan Novák')(user);
    await user.click(await screen.findByRole('menuitem', { name }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  };

const only = (method: typeof paper) => [standard({ AvailableSigningMethods: [method] })];
const clients = [member({ AvailableSigningProcesses: [digital()] })];
const inDigital = signatures(clients, { Process: 'MSC' });
const withForm = signatures([member({ AvailableSigningProcesses: only(paper) })]);

const actions: [Operation, Signatures, Action][] = [
  [signatureCalls.get, inDigital, press('Obnovit')],
  [signatureCalls.delegate, inDigital, press('Odeslat k digitálnímu podpisu')],
  [signatureCalls.clientDataFields, withForm, press('Podepsat: Jan Novák')],
  [signatureCalls.setClientData, withForm, press('Podepsat: Jan Novák', 'Uložit a podepsat')],
  [
    signatureCalls.sign,
    signatures([member({ AvailableSigningProcesses: only(biometric) })]),
    press('Podepsat: Jan Novák'),
  ],
  [signatureCalls.retry, signatures([expired()]), press('Opakovat podpis: Jan Novák')],
  [signatureCalls.cancelOne, signatures([running()]), cancel('Zrušit podpis')],
  [
    signatureCalls.cancelAll,
    signatures([], { Groups: [group([running()], { CanBeCancelled: true })] }),
    cancel('Zrušit celé podepisování'),
  ],
];
const outcomes = [
  ['fails', failure(500), 'Došlo k výpadku serveru.'],
  ['is refused without a text', { Result: { Code: 9 } }, 'Došlo k výpadku serveru.'],
  ['is refused with one', { Result: { Code: 9, Message: 'Dnes ne' } }, 'Dnes ne'],
] as const;

/** Part 1, section 8: any failed call logs the error and shows the dialog; the card stays flagged. */
it.each(
  actions.flatMap(([operation, state, act]) =>
    outcomes.map(([outcome, answer, text]) => ({ operation, outcome, state, act, answer, text })),
  ),
)(
  'shows in the dialog when $operation $outcome',
  async ({ operation, state, act, answer, text }) => {
    server.use(
      handle(operation, answer as never),
      handle(signatureCalls.getWithMethods, state),
      handle(signatureCalls.get, state),
      handle(signatureCalls.clientDataFields, {
        Result: { Code: 0 },
        Fields: [fieldDefinition()],
        Form: { Title: 'Údaje klienta' },
      }),
    );
    const { user, names } = await renderCard();
    await act(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Nastala chyba' });
    expect(dialog).toHaveTextContent(text);
    expect(logged).toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByText('Poslední akce se nezdařila')).toBeVisible();
    expect(names()).not.toContain('navigate');
    expect(names()).not.toContain('cancelled');
  },
);
