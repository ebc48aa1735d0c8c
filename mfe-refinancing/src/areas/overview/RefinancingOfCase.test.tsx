import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, within } from '@testing-library/react';
import { openProcess, refinancingParameters } from '../../process/testing/processes';
import RefinancingOfCase from './RefinancingOfCase';

const caseId = 1000001;
const server = mockServer(
  handle(refinancingCalls.parameters, refinancingParameters({ processes: [] })),
  handle(codebookCalls.getAll, failure(500)),
);
const answer = (change: Parameters<typeof refinancingParameters>[0]) =>
  server.use(handle(refinancingCalls.parameters, refinancingParameters(change)));
const open = (user = advisorUser()) =>
  renderRoute(() => [{ path: '/', element: <RefinancingOfCase caseId={caseId} /> }], '/', { user });
const readOnly = () =>
  advisorUser({
    userPermissions: Object.values(permission).filter(
      (one) => one !== permission.manageRefinancing,
    ),
  });

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const value = (part: ReturnType<typeof within>, label: string) =>
  part.getByText(label).nextElementSibling!.textContent.replace(/\s/g, ' ');
const kind = async (name: string) =>
  within((await region('Co lze s úvěrem udělat')).getByRole('heading', { name }).closest('li')!);

describe('the terms of the loan', () => {
  it('are told for today, and that the next rate is not known', async () => {
    await open();
    const today = await region('Dnes');
    expect(value(today, 'Úroková sazba')).toBe('4,80 % ročně');
    expect(value(today, 'Měsíční splátka')).toBe('12 980 Kč');
    expect(value(today, 'Nesplacená jistina')).toBe('2 000 000 Kč');
    expect(value(today, 'Fixace do')).toBe('15. 5. 2030');
    expect(value(today, 'Splatnost úvěru')).toBe('15. 11. 2046');
    const next = screen.getByRole('region', { name: 'Po konci fixace' });
    expect(next).toHaveTextContent(/Fixace končí 15\. 5\. 2030\. Sazbu .* oznámenou nemá/);
    expect(screen.queryByText(/riziko odchodu/)).not.toBeInTheDocument();
  });

  const { current } = refinancingParameters();
  const future = {
    ...current,
    interestRate: 5.3,
    monthlyPayment: 12_500.5,
    principal: 1_900_000,
    fixedRateValidTo: '2033-05-15',
    validFrom: '2030-05-16',
  };

  it('are told for the day after the fixation by the notice, with the difference', async () => {
    answer({ future });
    await open();
    const next = await region(/^Od 16\.\s5\.\s2030/);
    expect(value(next, 'Úroková sazba')).toBe('5,30 % ročněo 0,50 p. b. více');
    expect(value(next, 'Měsíční splátka')).toBe('12 500,50 Kčo 479,50 Kč méně');
    expect(value(next, 'Fixace do')).toBe('15. 5. 2033');
    expect(next.getByText(/Podle oznámení sazby/)).toBeVisible();
  });

  it('are told for what is signed', async () => {
    answer({
      future,
      processes: [openProcess({ refinancingTypeId: 2, state: 2, effectiveFrom: future.validFrom })],
    });
    await open();
    const next = await region(/^Od 16\.\s5\.\s2030/);
    expect(next.getByText('Podle podepsané změny: Refixace.')).toBeVisible();
  });

  it('say that a rate is not fixed', async () => {
    answer({ current: { ...current, fixedRateValidTo: undefined } });
    await open();
    expect(await screen.findByText('Úvěr nemá pevnou sazbu.')).toBeVisible();
  });
});

it.each([
  [0, 'Nízké riziko odchodu, 0 %'],
  [29, 'Nízké riziko odchodu, 29 %'],
  [30, 'Střední riziko odchodu, 30 %'],
  [60, 'Vysoké riziko odchodu, 60 %'],
  [100, 'Vysoké riziko odchodu, 100 %'],
])('the risk of %d is a word and a number', async (churnRisk, text) => {
  answer({ churnRisk });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

describe('what can be done', () => {
  it.each([
    ['Retence', 'Spočítat retenci', '/mortgage/retention/1000001/calculator'],
    ['Refixace', 'Spočítat refixaci', '/mortgage/refixation/1000001/calculator'],
    ['Mimořádná splátka', 'Spočítat splátku', '/mortgage/extra-payment/1000001/calculator'],
  ])('%s: a way to its calculator', async (name, link, href) => {
    await open();
    expect((await kind(name)).getByRole('link', { name: link })).toHaveAttribute('href', href);
  });

  it('says why a kind is refused, and offers the others', async () => {
    answer({
      processes: [],
      refusals: [{ refinancingTypeId: 1, reason: 'Fixace sazby už skončila.' }],
    });
    await open();
    const retention = await kind('Retence');
    expect(retention.getByText('Fixace sazby už skončila.')).toBeVisible();
    expect(retention.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Retence případu',
    ]);
    expect((await kind('Refixace')).getByRole('link', { name: 'Spočítat refixaci' })).toBeVisible();
  });

  it('goes on with what is begun instead of beginning it again', async () => {
    answer({ processes: [openProcess({ state: 3 })] });
    await open();
    const retention = await kind('Retence');
    expect(retention.getByRole('link', { name: 'Pokračovat v retenci' })).toHaveAttribute(
      'href',
      '/mortgage/retention/1000001/41',
    );
    expect(retention.queryByRole('link', { name: 'Spočítat retenci' })).not.toBeInTheDocument();
  });

  it.each([4, 6] as const)('begins anew after one in state %d', async (state) => {
    answer({ processes: [openProcess({ state })] });
    await open();
    expect((await kind('Retence')).getByRole('link', { name: 'Spočítat retenci' })).toBeVisible();
  });

  it('is only read without the right', async () => {
    await open(readOnly());
    const retention = await kind('Retence');
    expect(retention.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Retence případu',
    ]);
  });
});

describe('the processes', () => {
  it('stand with their state, days and what the user may do', async () => {
    answer({
      processes: [
        openProcess({
          processId: 43,
          refinancingTypeId: 3,
          state: 3,
          signatureDeadline: '2026-01-05',
          actions: ['update', 'cancel'],
        }),
        openProcess({ processId: 42, refinancingTypeId: 2, state: 4, actions: [] }),
        openProcess({ document: { documentOnSAId: 1, state: 'failed' } }),
      ],
    });
    await open();
    const [payment, refixation, retention] = within(
      await screen.findByRole('list', { name: 'Procesy' }),
    ).getAllByRole('listitem');
    expect(within(payment!).getByRole('link')).toHaveAttribute(
      'href',
      '/mortgage/extra-payment/1000001/43',
    );
    expect(payment).toHaveTextContent(
      /Mimořádná splátka\s*Podepisování\s*Lhůta k podpisu uplynula/,
    );
    expect(payment).toHaveTextContent('Podepsat do 5. 1. 2026');
    expect(payment).toHaveTextContent('Můžete: upravit poznámku, zrušit proces.');
    expect(within(refixation!).getByRole('link')).toHaveAttribute(
      'href',
      '/mortgage/refixation/1000001/42',
    );
    expect(refixation).toHaveTextContent('Změna je v účinnosti.');
    expect(refixation).not.toHaveTextContent('Můžete');
    expect(retention).toHaveTextContent('Dokument se nepodařilo připravit');
    expect(retention).toHaveTextContent('Účinnost od 15. 1. 2100');
  });

  it('are three here and all on their page', async () => {
    answer({ processes: [4, 3, 2, 1].map((processId) => openProcess({ processId })) });
    await open();
    const list = await screen.findByRole('list', { name: 'Procesy' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Všechny procesy (4)' })).toHaveAttribute(
      'href',
      '/mortgage/processes/1000001',
    );
  });

  it('are none in a new case', async () => {
    await open();
    expect(await screen.findByText('Na případu zatím nebyl žádný proces')).toBeVisible();
  });
});

it('can be tried again', async () => {
  server.use(handle(refinancingCalls.parameters, failure(500)));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: /Zkusit znovu/ });
  answer({});
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Dnes' })).toBeVisible();
});
