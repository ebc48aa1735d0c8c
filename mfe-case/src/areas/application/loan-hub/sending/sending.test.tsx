import { decisionCalls } from '@advisor/contracts/decision/calls';
import { handle, failure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { decision } from '../../../../testing/arrangement-fixtures';
import { hubHandlers, openHub } from '../../testing/open-hub';

const server = mockServer(...hubHandlers());

const history = (kind: 'sent' | 'approved' | 'refused' | 'returned', reason?: string) =>
  decision({
    sending: { isAllowed: false, reason: 'Žádost je odeslaná ke schválení.', missing: [] },
    history: [
      {
        kind,
        happenedOn: '2026-11-20T08:00:00Z',
        userName: 'Petr Dvořák',
        registers: [],
        ...(reason === undefined ? {} : { reason }),
      },
    ],
  });

it('sends a complete application once, after a question, and says who has it', async () => {
  const sent = jest.fn();
  server.use(
    handle(decisionCalls.send, () => {
      sent();
      server.use(handle(decisionCalls.decision, history('sent')));
    }),
  );
  const { user } = await openHub();
  await user.click(await screen.findByRole('button', { name: 'Odeslat ke schválení' }));
  const question = within(await screen.findByRole('dialog'));
  await user.dblClick(question.getByRole('button', { name: 'Odeslat ke schválení' }));
  expect(await screen.findByText('Žádost čeká na rozhodnutí banky')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Odeslání ke schválení')).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('says what is missing before an application is sent, and leads there', async () => {
  server.use(
    handle(
      decisionCalls.decision,
      decision({
        sending: {
          isAllowed: true,
          missing: [
            { step: 'household', reason: 'Petr Novák: chybí rodinný stav.', customerOnSAId: 402 },
            { step: 'household', reason: 'Chybí majetkové vypořádání.', householdId: 301 },
            { step: 'parameters', reason: 'Chybí: účet pro splácení.' },
            { step: 'valuation', reason: 'Nemovitost zatím není oceněná.' },
            { step: 'documents', reason: 'Zbývá podepsat žádost.' },
          ],
        },
      }),
    ),
  );
  await openHub();
  const section = within(await screen.findByRole('region', { name: 'Odeslání ke schválení' }));
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Domácnost: Petr Novák: chybí rodinný stav.',
    'Domácnost: Chybí majetkové vypořádání.',
    'Další parametry: Chybí: účet pro splácení.',
    'Nemovitost: Nemovitost zatím není oceněná.',
    'Podpis dokumentů: Zbývá podepsat žádost.',
  ]);
  expect(section.getByRole('link', { name: 'Další parametry' })).toHaveAttribute(
    'href',
    '/mortgage/parameters/21?caseId=1000001',
  );
  const [person, household] = section.getAllByRole('link', { name: 'Domácnost' });
  expect(person).toHaveAttribute('href', expect.stringContaining('person=402'));
  expect(household).toHaveAttribute('href', expect.stringContaining('household=301'));
});

it('says why an application was not sent, where it is sent', async () => {
  server.use(handle(decisionCalls.send, failure(409)));
  const { user, banners } = await openHub();
  await user.click(await screen.findByRole('button', { name: 'Odeslat ke schválení' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Odeslat ke schválení' }));
  expect(await screen.findByText('Žádost nelze odeslat')).toBeVisible();
  expect(banners).toEqual([]);
});

it.each([
  ['returned', 'Specialista žádost vrátil k doplnění', 'Doložte výpis.'],
  ['approved', 'Žádost je schválená', 'V pořádku.'],
  ['refused', 'Žádost je zamítnutá', 'Splácení vázne.'],
] as const)('shows the reason of what was %s', async (kind, title, reason) => {
  server.use(handle(decisionCalls.decision, history(kind, reason)));
  await openHub();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(new RegExp(reason))).toBeVisible();
  const letter = screen.queryByRole('link', { name: 'Dopis o zamítnutí' });
  expect(letter === null).toBe(kind !== 'refused');
});
