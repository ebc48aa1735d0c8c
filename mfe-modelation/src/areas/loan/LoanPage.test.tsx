import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { advisorUser } from '@advisor/testing/users';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  loanResult,
  loanSimulation,
  mortgageDefaults,
  schedule,
} from '../../testing/modelation-fixtures';
import { findResult, nbsp, openModelation } from '../../testing/render-modelation';

const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: ['2026-11-23', '2026-11-24', '2026-11-25'] }),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
);
// What one test types is no draft of the next.
afterEach(clearDrafts);

const open = () => openModelation('/modelation/mortgage');
const result = findResult;
const amountField = () => screen.findByRole('spinbutton', { name: /Výše úvěru/ });

it('shows the result of what the bank offers to begin with', async () => {
  await open();
  expect(await within(await result()).findByText('15 000 Kč')).toBeVisible();
  expect(within(await result()).getByText('4,79 %')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'LTV' })).toHaveAttribute(
    'aria-valuetext',
    nbsp('75,0_%, limit 80_%'),
  );
});

it('follows what is typed and tells what has moved', async () => {
  const { user } = await open();
  await within(await result()).findByText('15 000 Kč');
  // A while later: what is typed now is compared with the result that stood until now.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
  await user.clear(await amountField());
  await user.type(await amountField(), '3200000');
  expect(await within(await result()).findByText('16 000 Kč')).toBeVisible();
  expect(within(await result()).getByText('+1 000 Kč')).toBeVisible();
});

it('takes the latest answer, however late the others come', async () => {
  const late = withResolvers();
  const hasAnsweredLate = jest.fn();
  server.use(
    handle(offerCalls.mortgage, async ({ body }) => {
      if (body.loanAmount !== 3_000_001) return loanSimulation(body);
      await late.promise;
      hasAnsweredLate();
      return loanSimulation(body);
    }),
  );
  await open();
  await within(await result()).findByText('15 000 Kč');
  fireEvent.change(await amountField(), { target: { value: '3000001' } });
  fireEvent.change(await amountField(), { target: { value: '4000000' } });
  expect(await within(await result()).findByText('20 000 Kč')).toBeVisible();
  late.resolve();
  await waitFor(() => expect(hasAnsweredLate).toHaveBeenCalled());
  expect(within(await result()).getByText('20 000 Kč')).toBeVisible();
});

it('keeps the last result while the form is incomplete, and says so', async () => {
  const { user } = await open();
  await within(await result()).findByText('15 000 Kč');
  await user.clear(await amountField());
  expect(await screen.findByText(/doplňte nebo opravte údaje/)).toBeVisible();
  expect(within(await result()).getByText('15 000 Kč')).toBeVisible();
});

it('keeps the last result while the server is away, and asks again', async () => {
  const { user } = await open();
  await within(await result()).findByText('15 000 Kč');
  server.use(handle(offerCalls.mortgage, networkFailure));
  fireEvent.change(await amountField(), { target: { value: '4000000' } });
  await user.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
  expect(within(await result()).getByText('15 000 Kč')).toBeVisible();
  server.resetHandlers();
  await user.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
  expect(await within(await result()).findByText('20 000 Kč')).toBeVisible();
});

it('puts findings under their fields and into a summary that leads there', async () => {
  const message = 'LTV 95 % překračuje limit 80 %.';
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, {
        findings: [{ severity: 'error', field: 'collateralAmount', message }],
      }),
    ),
  );
  const { user } = await open();
  const collateral = await screen.findByRole('spinbutton', { name: 'Hodnota zajištění' });
  await waitFor(() =>
    expect(collateral).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  await user.click(screen.getByRole('button', { name: message }));
  expect(collateral).toHaveFocus();
});

it('says which fields are wrong to those who cannot see it, and leaves doubts alone', async () => {
  const findings = [
    { severity: 'error' as const, field: 'loanDuration', message: 'Nejdelší splatnost je 30 let.' },
    { severity: 'error' as const, field: 'loanPurposes', message: 'Účely se liší od úvěru.' },
    { severity: 'error' as const, field: 'fixedRatePeriod', message: 'Fixace je příliš dlouhá.' },
    { severity: 'warning' as const, field: 'collateralAmount', message: 'LTV je vysoké.' },
  ];
  server.use(handle(offerCalls.mortgage, ({ body }) => loanSimulation(body, { findings })));
  await open();
  const duration = await screen.findByRole('spinbutton', { name: /Splatnost/ });
  await waitFor(() => expect(duration).toBeInvalid());
  expect(screen.getByRole('combobox', { name: '1. účel' })).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Účely úvěru' })).toHaveAccessibleDescription(
    expect.stringContaining('Účely se liší od úvěru.'),
  );
  const fixation = screen.getByRole('radiogroup', { name: /Fixace/ });
  expect(fixation).toBeInvalid();
  expect(fixation).toHaveAccessibleDescription(expect.stringContaining('Fixace je příliš dlouhá.'));
  const collateral = screen.getByRole('spinbutton', { name: 'Hodnota zajištění' });
  expect(collateral).toHaveAccessibleDescription(expect.stringContaining('LTV je vysoké.'));
  expect(collateral).toBeValid();
});

it('divides the loan among purposes, each once', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(offerCalls.mortgage, ({ body }) => {
      sent.push(body.loanPurposes);
      return loanSimulation(body);
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Přidat účel' }));
  const first = screen.getByRole('spinbutton', { name: /Částka 1/ });
  await user.clear(first);
  await user.type(first, '2000000');
  expect(await screen.findByText('Zbývá rozdělit 1 000 000 Kč')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: 'Doplnit zbytek do účelu Vypořádání majetkových poměrů' }),
  );
  expect(await screen.findByText('Rozdělena celá částka')).toBeVisible();
  await waitFor(() =>
    expect(sent.at(-1)).toEqual([
      { loanPurposeId: 201, amount: 2_000_000 },
      { loanPurposeId: 203, amount: 1_000_000 },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Odebrat účel Koupě nemovitosti' }));
  await waitFor(() => expect(sent.at(-1)).toEqual([{ loanPurposeId: 203, amount: 3_000_000 }]));
});

it('corrects the rate by steps of a tenth', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Snížit sazbu/ }));
  await user.click(screen.getByRole('button', { name: /Snížit sazbu/ }));
  expect(await within(await result()).findByText('4,59 %')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Úprava sazby' })).toHaveValue('-0,2');
});

it('offers the next banking day', async () => {
  const { user } = await open();
  const date = await screen.findByRole('textbox', { name: /Předpokládané čerpání/ });
  await user.clear(date);
  await user.type(date, '22.11.2026');
  await user.click(await screen.findByRole('button', { name: /Použít nejbližší bankovní den/ }));
  expect(date).toHaveValue(nbsp('23._11._2026'));
});

it('offers the last banking day that is not too late', async () => {
  server.use(
    handle(offerCalls.defaults, mortgageDefaults({ lastDateOfDrawing: '2027-11-21' })),
    handle(codebookCalls.bankingDays, { bankingDays: ['2026-11-23', '2027-11-19', '2027-11-22'] }),
  );
  const { user } = await open();
  const date = await screen.findByRole('textbox', { name: /Předpokládané čerpání/ });
  await user.clear(date);
  await user.type(date, '1.1.2099');
  await user.click(await screen.findByRole('button', { name: /Použít nejbližší bankovní den/ }));
  expect(date).toHaveValue(nbsp('19._11._2027'));
});

it('shows the schedule month by month and explains the numbers', async () => {
  server.use(
    handle(offerCalls.mortgage, ({ body, query }) =>
      loanSimulation(body, {
        result: loanResult(body, {
          ...(query.withSchedule === 'true' && { schedule }),
          rateLine: { maximumLtv: 80, minimumAmount: 1_500_000 },
          steps: [{ code: 'rate', operands: { listRate: 4.79 }, result: 4.79 }],
        }),
      }),
    ),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Splátkový kalendář' }));
  const years = await screen.findByRole('table', { name: 'Splátkový kalendář po letech' });
  expect(within(years).getByRole('row', { name: /2028/ })).toHaveTextContent('2 915 000 Kč');
  await user.click(screen.getByText('Po měsících'));
  expect(await screen.findByRole('list', { name: 'Splátkový kalendář po měsících' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Jak jsme k tomu došli' }));
  expect(await screen.findByText('Sazba podle sazebníku')).toHaveTextContent(
    'LTV do 80 %, úvěr od 1 500 000 Kč',
  );
});

it('charges a compulsory fee without asking', async () => {
  const sent = jest.fn();
  server.use(
    handle(
      offerCalls.defaults,
      mortgageDefaults({
        fees: [
          { feeId: 2, amount: 4_900, isCompulsory: true },
          { feeId: 3, amount: 1_500 },
        ],
      }),
    ),
    handle(offerCalls.mortgage, ({ body }) => {
      sent(body.feeIds);
      return loanSimulation(body);
    }),
  );
  const { user } = await open();
  const valuation = await screen.findByRole('checkbox', { name: /Ocenění nemovitosti/ });
  expect(valuation).toBeChecked();
  expect(valuation).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Zpráva o stavu výstavby/ }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith([2, 3]));
});

it.each([
  ['offers the terms of employees to who has the right', [202, 211], 1],
  ['keeps the terms of employees from others', [202], 0],
] as const)('%s', async (_, userPermissions, count) => {
  server.use(handle(offerCalls.defaults, mortgageDefaults({ employeeDiscount: 0.5 })));
  await openModelation('/modelation/mortgage', {
    user: advisorUser({ userPermissions: [...userPermissions] }),
  });
  await amountField();
  expect(screen.queryAllByRole('checkbox', { name: 'Zaměstnanecké podmínky' })).toHaveLength(count);
});

it.each([403, 500])('leaves a failure %d of the limits to the error page', async (status) => {
  server.use(handle(offerCalls.defaults, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is modelled for a client chosen first, whose age and case it becomes', async () => {
  const anna = {
    identity: { id: 951, scheme: 2 },
    firstName: 'Anna',
    lastName: 'Nováková',
    dateOfBirth: '1990-01-01',
  };
  const { identity, ...naturalPerson } = anna;
  server.use(
    handle(customerCalls.search, { customers: [anna], hasMore: false }),
    handle(customerCalls.get, { identity, naturalPerson, addresses: [], contacts: [] }),
  );
  const { user } = await openModelation('/modelation/mortgage');
  await user.click(await screen.findByRole('button', { name: 'Vybrat klienta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vybrat klienta' }));
  await user.type(dialog.getByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await user.type(dialog.getByRole('textbox', { name: 'Jméno' }), 'Anna');
  await user.click(dialog.getByRole('button', { name: 'Vyhledat klienta' }));
  await user.click(await dialog.findByRole('button', { name: 'Vybrat klienta Nováková Anna' }));
  const form = within(screen.getByRole('form', { name: 'Parametry úvěru' }));
  expect(await form.findByText('Nováková Anna')).toBeInTheDocument();
  await waitFor(() =>
    expect(form.getByRole('spinbutton', { name: 'Věk žadatele' })).toHaveValue(
      String(new Date().getFullYear() - 1990),
    ),
  );
  await user.click(form.getByRole('button', { name: 'Modelovat bez klienta' }));
  expect(form.queryByText('Nováková Anna')).not.toBeInTheDocument();
});
