import { salesArrangementType } from '@advisor/contracts/codebooks';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers, decision } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';
import type { Assessment } from '../assessment.queries';
import type { Decision } from '../decision.queries';

const reason = 'O vlastní žádosti rozhodovat nemůžete, musí ji posoudit někdo jiný.';
const sent: Decision['history'][number] = {
  kind: 'sent',
  happenedOn: '2026-11-20T08:00:00Z',
  userName: 'Jana Nováková',
  registers: [],
};

const assessment: Assessment = {
  isRunning: false,
  lock: 'Žádost je odeslaná ke schválení.',
  result: 502,
  ltv: 90,
  limits: { ltv: 80, dti: 8.5, dsti: 45 },
  reasons: [{ code: 'ltv', description: 'Úvěr je 90 % hodnoty zajištění.', step: 'modelation' }],
  households: [],
};

const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.parameters, {
    version: 0,
    parameters: { salesArrangementTypeId: 6, comment: 'Klient spěchá.' },
  }),
  handle(salesArrangementCalls.customers, [
    {
      customerOnSAId: 1,
      householdId: 1,
      householdTypeId: 1,
      roleId: 1,
      firstName: 'Jan',
      lastName: 'Novotný',
    },
  ]),
  handle(offerCalls.listOfArrangement, []),
  handle(salesArrangementCalls.assessment, assessment),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
);
const waiting = decision({ deciding: { isAllowed: true, missing: [] }, history: [sent] });
beforeEach(() => server.use(handle(decisionCalls.decision, waiting)));

/** Submits the form, and answers the question that it asks. */
async function decide(
  { user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>,
  consequence: RegExp,
  answer: string,
) {
  await user.click(screen.getByRole('button', { name: 'Rozhodnout' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(consequence)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: answer }));
}

const open = () => openScreen('/mortgage/loan-decision/21?caseId=1000001');

it('shows what is decided about, and wants a decision with a reason', async () => {
  const decided = jest.fn();
  server.use(handle(decisionCalls.decide, ({ body }) => void decided(body)));
  const { user, router } = await open();
  expect(await screen.findByText('Klient spěchá.')).toBeVisible();
  expect(screen.getByText('Jan Novotný, neidentifikovaný klient')).toBeVisible();
  expect(screen.getByText(/Jana Nováková/)).toBeVisible();
  expect(screen.getByText('Nevyhovuje')).toBeVisible();
  expect(screen.getByText(/Úvěr je 90 % hodnoty zajištění/)).toBeVisible();
  expect(screen.getByRole('meter', { name: /LTV/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upravit nabídku' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rozhodnout' }));
  expect(decided).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Schválit' }));
  await user.type(screen.getByLabelText(/Zdůvodnění/), 'Příjem dostačuje.');
  await decide({ user }, /Smlouva se připraví k podpisu/, 'Ještě ne');
  expect(decided).not.toHaveBeenCalled();
  await decide({ user }, /Smlouva se připraví k podpisu/, 'Schválit');
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/hub'));
  expect(decided.mock.calls).toEqual([[{ kind: 'approved', reason: 'Příjem dostačuje.' }]]);
});

it('names the registers that a refusal follows from, and no others', async () => {
  const decided = jest.fn();
  server.use(handle(decisionCalls.decide, ({ body }) => void decided(body)));
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Zamítnout' }));
  await user.click(screen.getByRole('checkbox', { name: 'Insolvenční rejstřík' }));
  await user.type(screen.getByLabelText(/Zdůvodnění/), 'Probíhá oddlužení.');
  await decide({ user }, /klient dostane dopis/, 'Zamítnout');
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith({
      kind: 'refused',
      reason: 'Probíhá oddlužení.',
      registers: ['insolvency'],
    }),
  );
});

it('says why it cannot be approved, and offers to hand it back', async () => {
  const decided = jest.fn();
  const missing: Decision['deciding']['missing'] = [
    { step: 'modelation', reason: 'Platnost nabídky skončila 25. 10. 2026.' },
    { step: 'scoring', reason: 'Úvěr zatím nikdo nenechal posoudit.' },
  ];
  server.use(
    handle(salesArrangementCalls.assessment, { isRunning: false, reasons: [], households: [] }),
    handle(decisionCalls.decision, { ...waiting, deciding: { isAllowed: true, missing } }),
    handle(decisionCalls.decide, ({ body }) => void decided(body)),
  );
  const { user } = await open();
  for (const { reason: why } of missing) expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Posouzení' })).toHaveAttribute(
    'href',
    '/mortgage/scoring?caseId=1000001&salesArrangementId=21',
  );
  expect(screen.getByRole('radio', { name: 'Schválit' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Vrátit poradci' }));
  expect(screen.getByRole('radio', { name: 'Vrátit poradci' })).toBeChecked();
  expect(screen.getByLabelText(/Zdůvodnění/)).toHaveFocus();
  await user.keyboard('Připravte novou nabídku.');
  await decide({ user }, /žádost upraví a odešle znovu/, 'Vrátit poradci');
  await waitFor(() =>
    expect(decided.mock.calls).toEqual([
      [{ kind: 'returned', reason: 'Připravte novou nabídku.' }],
    ]),
  );
});

it('shows what came in the way meanwhile, with what was written still there', async () => {
  server.use(
    handle(
      decisionCalls.decide,
      failure(400, { message: 'Posouzení úvěru už neplatí.', errorCode: 90027, field: 'scoring' }),
    ),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Schválit' }));
  await user.type(screen.getByLabelText(/Zdůvodnění/), 'Příjem dostačuje.');
  await decide({ user }, /Smlouva se připraví/, 'Schválit');
  expect(await screen.findByText('Posouzení úvěru už neplatí.')).toBeVisible();
  expect(screen.getByLabelText(/Zdůvodnění/)).toHaveValue('Příjem dostačuje.');
});

it('says of a service what it is', async () => {
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 0,
      parameters: { salesArrangementTypeId: 7, paymentDay: 5 },
    }),
  );
  await open();
  expect(await screen.findByText(salesArrangementType.generalChange.name)).toBeVisible();
});

const account = { number: '2000145399', bankCode: '0800' };
const novotny = [{ customerOnSAId: 1 }];

it.each<[SalesArrangementParameters, Record<string, string>]>([
  [
    {
      salesArrangementTypeId: 7,
      applicantCustomerOnSAId: 1,
      repaymentAccount: account,
      repaymentAccountOwnerId: 1,
      paymentDay: 5,
      drawingExtension: 6,
      collateralChange: 'Za byt v Brně',
    },
    {
      Žádá: 'Novotný Jan',
      'Nový účet pro splácení': '2000145399/0800',
      'Majitel nového účtu': 'Novotný Jan',
      'Nový den splátky': '5. den v měsíci',
      'Prodloužení lhůty čerpání': '6\u00A0měsíců',
      'Změna zajištění': 'Za byt v Brně',
    },
  ],
  [
    { salesArrangementTypeId: 8, loanAmount: 3_000_000, realEstateDeadline: '2027-05-31' },
    {
      'Požadovaná výše úvěru': '3\u00A0000\u00A0000\u00A0Kč',
      'Nemovitost doloží do': '31.\u00A05.\u00A02027',
    },
  ],
  [
    { salesArrangementTypeId: 9, leaving: novotny, remaining: novotny, joining: novotny },
    {
      'Z dluhu vystupuje': 'Novotný Jan',
      'V dluhu zůstává': 'Novotný Jan',
      'K dluhu přistupuje': 'Novotný Jan',
    },
  ],
])('says what a request asks for: %j', async (parameters, facts) => {
  server.use(handle(salesArrangementCalls.parameters, { version: 1, parameters }));
  await open();
  await screen.findByRole('heading', { name: 'Co se má změnit' });
  for (const [label, value] of Object.entries(facts)) {
    expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
  }
});

it('says why somebody may not decide', async () => {
  const own = decision({ deciding: { isAllowed: false, reason, missing: [] }, history: [sent] });
  server.use(handle(decisionCalls.decision, own));
  await open();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
