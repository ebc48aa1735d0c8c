import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { advisorUser } from '@advisor/testing/users';
import { screen, within } from '@testing-library/react';
import {
  offerRow,
  offers,
  offersTable,
  openRefixation,
  parametersWith,
  refixationServer,
} from '../testing/open-refixation';
import { refixation, refixationProcess } from '../testing/refixation';

const { server, tell, tellProcess } = refixationServer();
const text = (element: Element) => element.textContent.replace(/\s/g, ' ');
const cells = (of: HTMLElement) => within(of).getAllByRole('cell').map(text);
const fact = (label: string | RegExp) => text(screen.getByText(label).nextElementSibling!);

describe('the days of the act', () => {
  it('are told with what will be owed', async () => {
    tell();
    await openRefixation();
    expect(await screen.findByText('zatím neodesláno')).toBeVisible();
    expect(fact('Fixace končí')).toBe('15. 5. 2027');
    expect(fact('Sazby oznámit nejpozději')).toBe('15. 2. 2027');
    expect(fact(/^Dluh k/)).toBe('1 963 957,21 Kč');
    expect(screen.queryByText('Splacení bez poplatku do')).not.toBeInTheDocument();
  });

  it.each([
    ['2027-02-15', '2027-05-15', /včas/, '15. 5. 2027'],
    ['2027-03-01', '2027-06-01', /po lhůtě/, '1. 6. 2027 i po začátku nové fixace'],
  ])('say whether a notice of %s was in time', async (sent, free, word, freeText) => {
    tell({
      dates: {
        fixedRateValidTo: '2027-05-15',
        latestNotice: '2027-02-15',
        noticeSentOn: sent,
        freeRepaymentUntil: free,
      },
    });
    await openRefixation();
    expect(await screen.findByText(word)).toBeVisible();
    expect(fact('Splacení bez poplatku do')).toBe(freeText);
  });

  it('say that the last day for the notice is over', async () => {
    tell({ today: '2027-02-16' });
    await openRefixation();
    expect(await screen.findByText('lhůta uplynula')).toBeVisible();
  });
});

describe('offers', () => {
  it('are one table of all periods with and without the discount', async () => {
    tell({
      offers: offers(
        {
          fixedRatePeriod: 36,
          interestRate: 4.79,
          interestRateDiscount: undefined,
          interestRateDiscounted: undefined,
          loanPaymentAmount: 12_928,
          loanPaymentAmountDiscounted: undefined,
        },
        {},
      ),
    });
    await openRefixation();
    expect(cells(await offerRow(/^5\slet/)).slice(0, 7)).toEqual([
      '4,69 %',
      '0,2 p. b.',
      '4,49 %',
      '12 824 Kč',
      '12 612 Kč',
      '+1 328 Kč',
      '24. 12. 2026',
    ]);
    expect(cells(await offerRow(/^3\sroky/)).slice(0, 6)).toEqual([
      '4,79 %',
      '–',
      '4,79 %',
      '12 928 Kč',
      '12 928 Kč',
      '+1 644 Kč',
    ]);
  });

  it('carry their marks as words', async () => {
    tell({
      offers: offers({
        isLegalNotice: true,
        isLegalNoticeDefault: true,
        isCommunicated: true,
        isLiked: true,
        isSelected: true,
      }),
    });
    await openRefixation();
    const marks = within(await offerRow(/^5\slet/)).getAllByRole('listitem');
    expect(marks.map(text)).toEqual([
      'vybraná',
      'zákonné oznámení',
      'výchozí',
      'sdělená',
      'líbí se',
    ]);
    expect(screen.getByText(/Neodpoví-li klient/)).toBeVisible();
  });

  it('that have run out are shown when asked for, and cannot be selected', async () => {
    tell({ offers: offers({ isCurrent: false, fixedRatePeriod: 36 }, {}) });
    const { user } = await openRefixation();
    await offersTable();
    expect(screen.queryByRole('row', { name: /^3\sroky/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zobrazit prošlé (1)' }));
    const old = await offerRow(/^3\sroky/);
    expect(old).toHaveTextContent('prošlá');
    expect(within(old).queryByRole('button', { name: /^Vybrat/ })).not.toBeInTheDocument();
  });

  it('are none yet: that leads to the calculator', async () => {
    tell();
    await openRefixation();
    expect(await screen.findByText('Zatím nic není nabídnuto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Otevřít kalkulačku' })).toHaveAttribute(
      'href',
      '/mortgage/refixation/1000001/calculator',
    );
  });

  it('cannot be made: it is said why', async () => {
    const { next: _, ...rest } = refixation({ refusal: 'Úvěr je po splatnosti.' });
    server.use(handle(refinancingCalls.refixation, rest));
    await openRefixation();
    expect(await screen.findByText('Úvěr je po splatnosti.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Přepočítat nabídky' })).not.toBeInTheDocument();
  });
});

describe('the process', () => {
  it('has its state, document and comment beside the offers', async () => {
    tellProcess({ comment: 'Volat odpoledne' });
    await openRefixation('/mortgage/refixation/1000001/31');
    expect(await screen.findByText('Rozpracováno')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Připravit dokument' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zrušit proces' })).toBeVisible();
    expect(screen.getByDisplayValue('Volat odpoledne')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kalkulačka refixace' })).toHaveAttribute(
      'href',
      '/mortgage/refixation/1000001/31/calculator',
    );
  });

  it('takes no other offer while its document is signed', async () => {
    tellProcess(
      { state: 3, actions: ['update', 'cancel'] },
      { offers: offers({ isSelected: true }, { fixedRatePeriod: 36 }) },
    );
    await openRefixation();
    await offersTable();
    expect(screen.queryByRole('button', { name: /^Vybrat|^Zrušit výběr/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Přepočítat nabídky' })).not.toBeInTheDocument();
  });

  it('that has ended is shown as it was', async () => {
    const process = refixationProcess({ state: 6, actions: [], comment: 'Klient odešel' });
    server.use(handle(refinancingCalls.parameters, parametersWith(process)));
    tell({ process });
    const { user } = await openRefixation();
    await user.click(await screen.findByRole('link', { name: /^Založená/ }));
    expect(await screen.findByText('Klient odešel')).toBeVisible();
    expect(screen.getByText('Zrušeno')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['/mortgage/refixation/1000001/99', '/mortgage/refixation/abc'])(
    'is not there at %s',
    async (path) => {
      tellProcess();
      await openRefixation(path);
      expect(await screen.findByRole('alert')).toBeVisible();
    },
  );
});

it('shows who may only read what there is, and changes nothing', async () => {
  tellProcess({ actions: [] });
  await openRefixation(undefined, {
    user: advisorUser({ userPermissions: [permission.searchCases] }),
  });
  await offersTable();
  expect(screen.queryByRole('button', { name: /Vybrat|líbí|Zrušit|Sdělit|Přepočítat/ })).toBeNull();
});

it.each([403, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(refinancingCalls.refixation, failure(status)));
  await openRefixation();
  expect(await screen.findByRole('alert')).toBeVisible();
});
