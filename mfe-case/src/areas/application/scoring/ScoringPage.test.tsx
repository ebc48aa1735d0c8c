import { offerCalls } from '@advisor/contracts/offer/calls';
import { permission } from '@advisor/contracts/permissions';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';
import type { Assessment } from '../assessment.queries';

const empty: Assessment = { isRunning: false, reasons: [], households: [] };
const refused: Assessment = {
  isRunning: false,
  assessmentId: 2,
  result: 502,
  assessedOn: '2026-11-20T08:00:00Z',
  assessedBy: 'Jana Nováková',
  validTo: '2026-12-20',
  changes: [],
  ltv: 90,
  dti: 5.2,
  dsti: 38,
  dstiStressed: 44,
  limits: { ltv: 80, dti: 8.5, dsti: 45 },
  loanAmount: 4_500_000,
  maximumLoanAmount: 4_000_000,
  maximumMonthlyPayment: 29_250,
  bindingLimit: 'ltv',
  reasons: [
    { code: 'ltv', description: 'Úvěr je 90 % hodnoty zajištění.', step: 'modelation' },
    { code: 'surplus', description: 'Po výdajích nezbývá nic.', step: 'household' },
  ],
  proposals: [{ kind: 'smallerLoan', loanAmount: 4_000_000, months: 360, monthlyPayment: 21_205 }],
  households: [
    {
      householdId: 1,
      monthlyIncome: 65_000,
      monthlyExpenses: 16_000,
      monthlyInstallments: 0,
      disposableIncome: 25_000,
    },
  ],
};

const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.assessment, empty),
  handle(salesArrangementCalls.assessments, []),
  handle(offerCalls.listOfArrangement, []),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
);

const open = (options: Parameters<typeof openScreen>[1] = {}) =>
  openScreen('/mortgage/scoring?caseId=1000001&salesArrangementId=21', options);
const found = (assessment: Assessment) =>
  server.use(handle(salesArrangementCalls.assessment, assessment));

it('starts an assessment once, shows how far it is, and then its result', async () => {
  const started = jest.fn();
  server.use(
    handle(salesArrangementCalls.assess, () => {
      started();
      found({ ...empty, isRunning: true, progress: 0.4, secondsLeft: 36 });
      return { isRunning: true };
    }),
  );
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', { name: 'Posoudit žádost' }));
  expect(await screen.findByText(/Zbývá asi 36 sekund/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Žádost se posuzuje' })).toHaveValue(0.4);
  expect(screen.queryByRole('button', { name: /Posoudit/ })).not.toBeInTheDocument();
  expect(started).toHaveBeenCalledTimes(1);
  found({ ...refused, result: 501, reasons: [], proposals: [] });
  expect(screen.getByText(/hotovo 25/)).toHaveAttribute('aria-live', 'polite');
  expect(await screen.findByText('Vyhovuje')).toBeVisible();
  expect(screen.getByText('Posouzení skončilo: Vyhovuje.')).toBeInTheDocument();
});

it('looks at once when it is told that the assessment has moved on', async () => {
  hearLive({ topic: 'alive' });
  found({ ...empty, isRunning: true, progress: 0.4, secondsLeft: 36 });
  await open();
  expect(await screen.findByText(/Zbývá asi 36 sekund/)).toBeVisible();
  found({ ...empty, isRunning: true, progress: 0.8, secondsLeft: 7 });
  act(() => hearLive({ topic: 'jobs' }));
  expect(await screen.findByText(/Zbývá asi 7 sekund/)).toBeVisible();
});

it('says why a loan does not pass, where that is mended, and what would pass', async () => {
  found(refused);
  await open();
  expect(await screen.findByText('Nevyhovuje')).toBeVisible();
  expect(screen.getByText(/hodnota zajištění, limit 80,0/)).toBeVisible();
  const reasons = within(screen.getByRole('region', { name: 'Proč nevyhovuje' }));
  expect(reasons.getByText(/Úvěr je 90 % hodnoty zajištění/)).toBeVisible();
  expect(reasons.getByRole('link', { name: 'Upravit nabídku' })).toHaveAttribute(
    'href',
    '/cid-1000001/loan-hub/said-21/modelation',
  );
  expect(reasons.getByRole('link', { name: 'Upravit domácnost' })).toHaveAttribute(
    'href',
    '/mortgage/household?caseId=1000001&salesArrangementId=21',
  );
  const proposals = within(screen.getByRole('region', { name: 'S čím by vyhověla' }));
  expect(proposals.getByRole('listitem')).toHaveTextContent(/Nižší úvěr 4.000.000.Kč/);
  expect(screen.getByRole('meter', { name: 'Úvěr k hodnotě zajištění (LTV)' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/90.*limit 80/),
  );
});

it('without permission 240 shows the result and why, and nothing of what is owed', async () => {
  const { assessmentId, result, assessedOn, changes, ltv, limits, loanAmount, reasons } = refused;
  const households = refused.households.map(({ householdId, monthlyIncome, monthlyExpenses }) => ({
    householdId,
    monthlyIncome,
    monthlyExpenses,
  }));
  const answered = { assessmentId, result, assessedOn, changes, ltv, limits, loanAmount, reasons };
  found({ ...answered, isRunning: false, households });
  const userPermissions = Object.values(permission).filter((one) => one !== 240);
  await open({ user: advisorUser({ userPermissions }) });
  expect(await screen.findByText('Nevyhovuje')).toBeVisible();
  expect(screen.getAllByRole('meter')).toHaveLength(1);
  expect(screen.getByText(/Nemáte oprávnění vidět závazky z registrů/)).toBeVisible();
  for (const label of ['Nejvyšší úvěr', 'Výši omezuje', 'Splátky závazků', 'Zbývá po novém úvěru'])
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
});

/** Of a person whom a register knows as late. */
const late = (register: string) => ({
  code: 'register' as const,
  description: `Petr Novák: neuhrazené splátky podle registru ${register}.`,
  step: 'household' as const,
  customerOnSAId: 402,
});

it('says why no loan would pass, and leads to whom a reason is about', async () => {
  const noIncome = { code: 'noIncome', description: 'Bez příjmu.', step: 'household' } as const;
  found({
    ...refused,
    maximumLoanAmount: 0,
    maximumMonthlyPayment: 0,
    bindingLimit: 'dti',
    proposals: [],
    reasons: [late('BRKI'), late('NRKI'), noIncome],
  });
  await open();
  const result = within(await screen.findByRole('region', { name: 'Výsledek' }));
  expect(result.getByText('žádný')).toBeVisible();
  expect(result.getByText('chybějící příjem')).toBeVisible();
  expect(result.queryByText(/^0/)).not.toBeInTheDocument();
  expect(result.getByRole('button', { name: 'Posoudit znovu' })).toBeVisible();
  const [person] = screen.getAllByRole('link', { name: 'Upravit domácnost' });
  expect(person).toHaveAttribute('href', expect.stringContaining('person=402'));
  expect(screen.getAllByText(/Petr Novák/)).toHaveLength(2);
});

it('says what has changed since, and lists former assessments', async () => {
  found({ ...refused, changes: ['Změnily se příjmy.'] });
  server.use(
    handle(salesArrangementCalls.assessments, [
      refused,
      { ...refused, assessmentId: 1, assessedBy: 'Petr Dvořák' },
    ]),
  );
  await open();
  expect(await screen.findByText('Posouzení už neplatí')).toBeVisible();
  expect(screen.getByText('Změnily se příjmy.')).toBeVisible();
  const former = within(screen.getByRole('region', { name: 'Dřívější posouzení' }));
  expect(former.getAllByRole('listitem')).toHaveLength(1);
  expect(former.getByText(/Petr Dvořák/)).toBeVisible();
});

it('is only read in an application that was sent', async () => {
  found({ ...refused, lock: 'Žádost je odeslaná ke schválení.', changes: ['Změnily se příjmy.'] });
  await open();
  expect(await screen.findByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Posoudit/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Posouzení už neplatí')).not.toBeInTheDocument();
});

it('says why an assessment was not started, and that one was given up', async () => {
  found({ ...empty, hasFailed: true });
  server.use(handle(salesArrangementCalls.assess, failure(409)));
  const { user, banners } = await open();
  expect(await screen.findByText('Posouzení se nepodařilo dokončit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Posoudit žádost' }));
  await waitFor(() => expect(screen.getByText('Posouzení nelze spustit')).toBeVisible());
  expect(banners).toEqual([]);
});
