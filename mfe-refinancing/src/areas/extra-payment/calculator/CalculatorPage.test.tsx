import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../testing/open-screen';
import { offeredTerms } from '../testing/terms';

const save = jest.fn<void, [Blob, string]>();
jest.mock('@advisor/ui/save-file', () => ({
  saveFile: (...file: [Blob, string]) => save(...file),
}));

const server = mockServer(
  handle(refinancingCalls.repaymentTerms, offeredTerms()),
  handle(refinancingCalls.extraPaymentList, []),
);

const open = (path = '/mortgage/extra-payment/1000001/calculator') => openScreen(path);
const result = () => screen.getByRole('region', { name: 'Klient zaplatí' });
const fact = (term: string, within_ = result()) =>
  within(within_)
    .getByText(term, { selector: 'dt' })
    .closest('div')!
    .querySelector('dd')!
    .textContent.replace(/\s/g, ' ');
const amountField = () => screen.findByLabelText(/Částka splátky/);
const onDueDate = /V den splátky/;
const typed = async (amount: string) => {
  const { user, ...rest } = await open();
  await user.click(await screen.findByRole('button', { name: onDueDate }));
  await user.type(await amountField(), amount);
  return { user, ...rest };
};

it('follows each key: what is paid, the fee, and what is saved', async () => {
  await typed('500000');
  expect(result()).toHaveTextContent('505 800 Kč');
  expect(result()).toHaveTextContent('splátka 500 000 Kč a poplatek 5 800 Kč');
  expect(fact('Na jistinu')).toBe('500 000 Kč');
  expect(fact('Z toho úrok ke dni splátky')).toBe('0 Kč');
  expect(result()).toHaveTextContent('Částka platí jen pro 15. 12. 2026.');
});

it('puts both lives of the loan side by side, and lowers the instalment instead', async () => {
  const { user } = await typed('500000');
  const table = screen.getByRole('table', { name: 'Úvěr bez splátky a se splátkou' });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) });
  expect(row('Měsíční splátka')).toHaveTextContent('12 980 Kč12 980 Kč–');
  expect(row('Poslední splátka')).toHaveTextContent(/15. 11. 2046.*dříve/);
  await user.click(screen.getByTitle('Snížit splátku'));
  expect(row('Poslední splátka')).toHaveTextContent('15. 11. 204615. 11. 2046–');
  expect(row('Měsíční splátka')).toHaveTextContent(/−3 2\d\d/);
});

it('derives the fee from its rule', async () => {
  await typed('500000');
  const fee = screen.getByRole('region', { name: 'Jak vyšel poplatek' });
  expect(fee).toHaveTextContent('§ 117a');
  expect(fact('S poplatkem', fee)).toBe('500 000 Kč');
  expect(fact('Strop 1,00 % z této částky', fee)).toBe('5 000 Kč');
  expect(fact('Náklady banky', fee)).toBe('800 Kč');
  expect(fact('Poplatek celkem', fee)).toBe('5 800 Kč');
});

it('asks nothing for a quarter of the credit in the month before the anniversary', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Bez poplatku 12\.\s4\.\s2027/ }));
  await user.type(await amountField(), '500000');
  expect(result()).toHaveTextContent('bez poplatku');
  await user.type(screen.getByLabelText(/už splaceno bez poplatku/), '100000');
  expect(result()).toHaveTextContent(/a poplatek/);
});

it('says which reason makes it free, and which does not', async () => {
  server.use(
    handle(refinancingCalls.repaymentTerms, { ...offeredTerms(), rateNotices: ['2026-08-01'] }),
  );
  const { user } = await typed('500000');
  const choose = async (name: string) => {
    await user.click(screen.getByLabelText('Důvod splacení'));
    await user.click(await screen.findByText(name));
  };
  await choose('Prodej financované nemovitosti');
  expect(screen.getByText(/od uzavření smlouvy neuplynulo 24 měsíců/)).toBeVisible();
  await choose('Plnění z pojištění úvěru');
  expect(result()).toHaveTextContent('bez poplatku');
  await choose('Oznámení sazby pro další fixaci');
  expect(await screen.findByText(/1\.\s8\.\s2026/)).toBeVisible();
  expect(screen.getByText(/od oznámení sazby uplynuly víc než tři měsíce/)).toBeVisible();
});

it('begins with the notice by which the payment is free, and knows no other', async () => {
  server.use(
    handle(refinancingCalls.repaymentTerms, {
      ...offeredTerms(),
      rateNotices: ['2026-10-24', '2022-01-10'],
    }),
  );
  await typed('500000');
  expect(screen.getByTitle('Oznámení sazby pro další fixaci')).toBeVisible();
  expect(result()).toHaveTextContent('bez poplatku');
});

it('leaves the payment free by the notice whatever else is chosen as the reason', async () => {
  server.use(
    handle(refinancingCalls.repaymentTerms, { ...offeredTerms(), rateNotices: ['2026-10-24'] }),
  );
  const { user } = await typed('500000');
  await user.click(screen.getByLabelText('Důvod splacení'));
  await user.click(await screen.findByText('Prodej financované nemovitosti'));
  expect(result()).toHaveTextContent('bez poplatku');
  expect(screen.getByText('Do tří měsíců od oznámení nové sazby: bez poplatku.')).toBeVisible();
});

it('offers no notice as a reason where none was given', async () => {
  const { user } = await typed('500000');
  await user.click(screen.getByLabelText('Důvod splacení'));
  expect(await screen.findByTitle('Prodej financované nemovitosti')).toBeInTheDocument();
  expect(screen.queryByTitle('Oznámení sazby pro další fixaci')).not.toBeInTheDocument();
});

it('takes off the free quarter what the bank knows was repaid by it', async () => {
  server.use(
    handle(refinancingCalls.repaymentTerms, {
      ...offeredTerms(),
      freeRepayments: [
        { date: '2027-04-20', amount: 500_000 },
        { date: '2026-04-20', amount: 300_000 },
      ],
    }),
  );
  const { user } = await open();
  await user.type(await amountField(), '100000');
  await user.click(screen.getByRole('button', { name: /^Bez poplatku/ }));
  // A quarter of 2.1 million is 525,000 CZK.
  expect(await screen.findByText(/Banka už eviduje 500\s000\sKč/)).toBeVisible();
  const fee = screen.getByRole('region', { name: 'Jak vyšel poplatek' });
  expect(fact('Bez poplatku', fee)).toBe('−25 000 Kč');
});

it('calculates nothing for a day from which another signed change holds', async () => {
  server.use(
    handle(refinancingCalls.repaymentTerms, { ...offeredTerms(), signedChangeOn: '2026-12-15' }),
  );
  await typed('500000');
  const day = screen.getByRole('textbox', { name: /Den splátky/ });
  await waitFor(() => expect(day).toBeInvalid());
  expect(day).toHaveAccessibleDescription(/Od 15\.\s12\.\s2026 platí jiná podepsaná změna/);
  expect(result()).toHaveTextContent('Doplňte nebo opravte údaje splátky.');
});

const explanation = (name: string) => screen.getByRole('region', { name });

it('explains each number of the result', async () => {
  const { user } = await open();
  await user.type(await amountField(), '500000');
  const balance = explanation('Jistina po splátce');
  // Ten days of 30E/360: 2 000 000 × 0.048 × 10 / 360.
  expect(balance).toHaveTextContent(/2\s000\s000 Kč · 4,80\s% · 10 \/ 360 dnů/);
  expect(fact('Úrok ke dni splátky', balance)).toBe('−2 666,67 Kč');
  expect(fact('Na jistinu', balance)).toBe('497 333,33 Kč');
  expect(fact('Jistina po splátce', balance)).toBe('1 502 666,67 Kč');
  const paid = explanation('Částka k zaplacení');
  expect(fact('Poplatek', paid)).toBe('+5 773,33 Kč');
  expect(fact('Celkem', paid)).toBe('505 773,33 Kč');
  expect(fact('Úspora na úrocích', explanation('Úspora na úrocích'))).toBe(
    fact('Úspora na úrocích'),
  );
  expect(fact('Úspora po odečtení poplatku', explanation('Úspora na úrocích'))).toBe(
    fact('Úspora po odečtení poplatku'),
  );
});

it('names the formula of a lowered instalment', async () => {
  const { user } = await typed('500000');
  expect(screen.queryByRole('region', { name: 'Měsíční splátka potom' })).not.toBeInTheDocument();
  await user.click(screen.getByTitle('Snížit splátku'));
  const instalment = explanation('Měsíční splátka potom');
  expect(instalment).toHaveTextContent('A = J · i / (1 − (1 + i)⁻ⁿ)');
  expect(fact('Počet splátek n', instalment)).toBe('239');
  expect(fact('Na celé koruny nahoru', instalment)).toMatch(/^9 7\d\d Kč$/);
});

it('saves the new schedule as a table and as a workbook', async () => {
  const { user } = await typed('500000');
  const schedule = screen.getByRole('region', { name: 'Splácení po splátce' });
  await user.click(within(schedule).getByRole('button', { name: 'CSV' }));
  await user.click(within(schedule).getByRole('button', { name: 'Excel' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([, name]) => name)).toEqual([
    'Splácení po splátce.csv',
    'Splácení po splátce.xlsx',
  ]);
  await user.click(screen.getByTitle('Celý úvěr'));
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
});

it('repays the whole loan, and says what follows', async () => {
  const { user } = await open();
  await user.click(await screen.findByTitle('Celý úvěr'));
  expect(screen.queryByLabelText(/Částka splátky/)).not.toBeInTheDocument();
  expect(fact('Na jistinu')).toBe('2 000 000 Kč');
  // Ten days of 30E/360: 2 000 000 × 0.048 × 10 / 360.
  expect(fact('Z toho úrok ke dni splátky')).toBe('2 666,67 Kč');
  expect(result()).toHaveTextContent('zániku zástavního práva');
});

it.each([
  ['0', 'Hodnota musí být větší než nula'],
  ['100,001', /dvě desetinná místa|desetinn/],
  ['3000000', 'Klient dluží jen 1 995 020 Kč'],
])('refuses the amount %s at its field', async (amount, text) => {
  await typed(amount);
  expect(await amountField()).toBeInvalid();
  expect(await screen.findByText(text)).toBeVisible();
  expect(result()).toHaveTextContent('Doplňte nebo opravte údaje splátky.');
});

it.each([
  ['24. 11. 2026', 'Splátku lze provést nejdříve 25. 11. 2026'],
  ['28. 11. 2026', 'V tento den banka neúčtuje, nejbližší pracovní den je 30. 11. 2026'],
  ['15. 11. 2046', 'Tou dobou už bude úvěr splacený, poslední splátka je 15. 11. 2046'],
  ['zítra', 'Zadejte platné datum, například 21. 11. 2026'],
])('refuses the day %s at its field', async (day, text) => {
  const { user } = await open();
  const field = await screen.findByRole('textbox', { name: /Den splátky/ });
  await user.clear(field);
  await user.type(field, `${day}{Tab}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toHaveDisplayValue(new RegExp(day.replaceAll(' ', '\\s')));
});

it('says why nothing can be repaid', async () => {
  const { loan: _, ...terms } = offeredTerms();
  server.use(
    handle(refinancingCalls.repaymentTerms, { ...terms, refusal: 'Úvěr ještě nebyl čerpán.' }),
  );
  await open();
  expect(await screen.findByText('Úvěr ještě nebyl čerpán.')).toBeVisible();
  expect(screen.queryByLabelText(/Den splátky/)).not.toBeInTheDocument();
});

it('counts an unsecured loan by its own rule, and a contract from before the act by none', async () => {
  server.use(handle(refinancingCalls.repaymentTerms, offeredTerms({ productTypeId: 1 })));
  await typed('500000');
  expect(screen.getByText(/Úvěr bez zajištění nemovitostí/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bez poplatku/ })).not.toBeInTheDocument();
});

it('leaves a fee to a contract that is older than the act', async () => {
  server.use(
    handle(
      refinancingCalls.repaymentTerms,
      offeredTerms({ contractSignedOn: '2015-05-10', fixedRateValidFrom: '2015-05-15' }),
    ),
  );
  await typed('500000');
  expect(result()).toHaveTextContent('a poplatek podle smlouvy');
});

it.each([403, 404, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(refinancingCalls.repaymentTerms, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is not there without a case', async () => {
  await open('/mortgage/extra-payment/abc/calculator');
  expect(await screen.findByRole('alert')).toBeVisible();
});
