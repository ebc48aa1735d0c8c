import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, within } from '@testing-library/react';
import { openProcess, refinancingParameters } from '../../../process/testing/processes';
import { openRetention, retentionHandlers } from '../testing/open-retention';
import { offeredRate, repaymentTerms, retention } from '../testing/retention-answers';

const server = mockServer(...retentionHandlers());
const open = (options?: Parameters<typeof openRetention>[1]) =>
  openRetention('/calculator', options);
const result = () => screen.getByRole('region', { name: 'Nová splátka' });
const fact = (term: string, place = result()) =>
  within(place)
    .getByText(term)
    .closest('div')!
    .querySelector('dd')!
    .textContent.replace(/\s/g, ' ');
const discountField = () => screen.findByLabelText('Sleva ze sazby');
const row = (name: RegExp) => {
  const table = screen.getByRole('table', { name: /^Dnes/ });
  return within(table).getByRole('row', { name }).textContent.replace(/\s/g, ' ');
};

it('begins with the list rate on the usual day', async () => {
  await open();
  expect(await screen.findByText(/15\.\s12\.\s2026 \(obvyklý den\)/)).toBeVisible();
  expect(fact('Sazba po slevě')).toBe('4,89 %');
  expect(fact('Poplatek po slevě')).toBe('3 000 Kč');
  expect(result()).toHaveTextContent('Nabídku lze převzít do 4. 12. 2026.');
});

it('says that an offer is not taken over on the day of its effect', async () => {
  const validTo = '2027-01-31';
  server.use(handle(refinancingCalls.interestRate, offeredRate({ validTo })));
  await open();
  expect(await screen.findByRole('region', { name: 'Nová splátka' })).toHaveTextContent(
    'Nabídku lze převzít do 14. 12. 2026.',
  );
});

it('warns of an offer that raises the rate', async () => {
  server.use(handle(refinancingCalls.repaymentTerms, repaymentTerms({ interestRate: 4.8 })));
  const { user } = await open();
  const warning = 'Nabídka klientovi sazbu zvyšuje';
  expect(await screen.findByText(warning)).toBeVisible();
  expect(result()).toHaveTextContent('Z 4,80 % na 4,89 %.');
  await user.type(await discountField(), '0,1');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

it('leads to no price exception for more than the whole rate', async () => {
  const { user } = await open();
  await user.type(await discountField(), '5');
  expect(await screen.findByText('Sleva je vyšší než sazba')).toBeVisible();
  expect(screen.queryByRole('link', { name: /cenovou výjimku/ })).not.toBeInTheDocument();
});

it('follows each key: the rate, the instalment, what is saved and when the fee is back', async () => {
  const { user } = await open();
  await user.type(await discountField(), '0,3');
  expect(fact('Sazba po slevě')).toBe('4,59 %');
  expect(result()).toHaveTextContent(/Nová splátka12\s754\sKč/);
  expect(result()).toHaveTextContent(/o 993\sKč měsíčně méně než dnes/);
  const withFee = fact('Po odečtení poplatku');
  expect(fact('Poplatek se vrátí')).toBe('4. splátkou');
  await user.type(screen.getByLabelText('Sleva z poplatku'), '2000');
  expect(fact('Poplatek po slevě')).toBe('1 000 Kč');
  expect(fact('Poplatek se vrátí')).toBe('2. splátkou');
  expect(fact('Po odečtení poplatku')).not.toBe(withFee);
});

it('does not pay the fee back by instalments after the fixation, which are not lower', async () => {
  // Of today's 5.49 %: fewer than 73 CZK a month, for the 41 instalments that are left.
  server.use(handle(refinancingCalls.interestRate, offeredRate({ interestRate: 5.43 })));
  await open();
  await discountField();
  expect(fact('Poplatek se vrátí')).toBe('do konce fixace ne');
});

it('puts the lives of the loan side by side, also after the end of the fixation', async () => {
  const { user } = await open();
  await user.type(await discountField(), '0,3');
  expect(row(/^Sazba/)).toBe('Sazba5,49 %4,59 %');
  expect(row(/^Splátka 1/)).toMatch(/^Splátka13 747 Kč12 7\d\d Kč$/);
  expect(row(/Úroky do konce fixace/)).toMatch(/15\. 5\. 2030/);
  // 199 instalments are left then: the one with less principal has the lower one.
  expect(row(/Splátka po fixaci/)).toMatch(/ceníkové sazbě 4,89 %13 1\d\d Kč13 \d\d\d Kč$/);
  expect(screen.getByRole('table', { name: 'Úroky po letech' })).toBeInTheDocument();
});

it('compares with another bank, whose way out the act makes dear', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('Porovnat s odchodem k jiné bance'));
  // Until the rate is known, the offer alone is shown.
  expect(fact('Sazba po slevě')).toBe('4,89 %');
  await user.type(screen.getByLabelText(/Sazba jiné banky/), '4,79');
  await user.type(screen.getByLabelText('Ocenění nemovitosti'), '5000');
  await user.type(screen.getByLabelText('Katastr nemovitostí'), '4000');
  const costs = screen.getByRole('region', { name: 'Náklady odchodu' });
  // One percent of what is owed on 15 December, and the costs of the bank.
  expect(fact('Poplatek za předčasné splacení', costs)).toBe('20 754,03 Kč');
  expect(costs).toHaveTextContent('§ 117a');
  expect(fact('Celkem', costs)).toBe('29 754,03 Kč');
  expect(row(/^Sazba/)).toBe('Sazba5,49 %4,89 %4,79 %');
  expect(row(/Náklady změny/)).toBe('Náklady změny–3 000 Kč29 754,03 Kč');
  expect(screen.getByText(/vyjde zůstat o .* lépe než odejít/)).toBeVisible();
  await user.type(screen.getByLabelText('Sleva ze sazby'), '0');
  await user.clear(screen.getByLabelText(/Sazba jiné banky/));
  await user.type(screen.getByLabelText(/Sazba jiné banky/), '2');
  expect(screen.getByText(/vyjde odejít o .* lépe než zůstat/)).toBeVisible();
});

it('asks for the fee that only the contract knows', async () => {
  server.use(
    handle(
      refinancingCalls.repaymentTerms,
      repaymentTerms({ contractSignedOn: '2015-05-10', fixedRateValidFrom: '2015-05-15' }),
    ),
  );
  const { user } = await open();
  await user.click(await screen.findByLabelText('Porovnat s odchodem k jiné bance'));
  await user.type(screen.getByLabelText(/Sazba jiné banky/), '4,79');
  await user.type(screen.getByLabelText('Poplatek podle smlouvy'), '12000');
  const costs = screen.getByRole('region', { name: 'Náklady odchodu' });
  expect(fact('Poplatek za předčasné splacení', costs)).toBe('12 000 Kč');
  expect(costs).toHaveTextContent('podle smlouvy');
});

it('says that a larger discount needs a price exception, and where it is asked for', async () => {
  const { user } = await open();
  const field = await discountField();
  await user.type(field, '0,6');
  expect(field).toBeInvalid();
  expect(await screen.findByText('Sleva nad 0,5 p. b. potřebuje cenovou výjimku')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Požádat o cenovou výjimku' })).toHaveAttribute(
    'href',
    '/mortgage/hub?caseId=1000001',
  );
  expect(result()).toHaveTextContent('Opravte údaje nabídky.');
  await user.click(screen.getByRole('button', { name: 'Snížit slevu o 0,1 p. b.' }));
  expect(field).toHaveDisplayValue('0,5');
  expect(field).toBeValid();
  expect(screen.getByRole('button', { name: 'Zvýšit slevu o 0,1 p. b.' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /výjimku/ })).not.toBeInTheDocument();
  expect(fact('Sazba po slevě')).toBe('4,39 %');
});

it.each([
  ['Sleva ze sazby', '0,25', /Slevu zadejte po 0,1 procentního bodu/],
  ['Sleva ze sazby', '-0,1', /záporn/],
  ['Sleva z poplatku', '2000,01', /Sleva z poplatku může být nejvýše 2 000 Kč/],
  ['Sleva z poplatku', '10,001', /desetinn/],
])('refuses in %s the value %s', async (label, value, text) => {
  const { user } = await open();
  const field = await screen.findByLabelText(label);
  await user.type(field, value);
  expect(field).toBeInvalid();
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

it('takes any discount that is within the limit in decimals', async () => {
  // 5.19 − 4.89 is 0.3000000000000007 in doubles.
  server.use(
    handle(
      refinancingCalls.interestRate,
      offeredRate({ interestRate: 5.19, minimumInterestRate: 4.89 }),
    ),
  );
  const { user } = await open();
  const field = await discountField();
  await user.type(field, '0,3');
  expect(field).toBeValid();
  expect(fact('Sazba po slevě')).toBe('4,89 %');
});

it('goes on from what was offered, in its process', async () => {
  server.use(
    handle(refinancingCalls.parameters, refinancingParameters({ processes: [openProcess()] })),
  );
  await openRetention('/41/calculator');
  expect(await discountField()).toHaveDisplayValue('0,3');
  expect(screen.getByLabelText('Sleva z poplatku')).toHaveDisplayValue(/1\s500/);
  expect(screen.getByText(/15\.\s1\.\s2027/, { selector: '[title]' })).toBeVisible();
  expect(screen.getByLabelText(/Poznámka/)).toHaveValue('Klient má nabídku jiné banky.');
  expect(screen.getByRole('button', { name: 'Převzít nabídku' })).toBeEnabled();
});

it('calculates beside an open process, but takes nothing over', async () => {
  server.use(
    handle(refinancingCalls.parameters, refinancingParameters({ processes: [openProcess()] })),
  );
  await open();
  expect(await screen.findByText('Na případu už je rozpracovaná retence')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Otevřít proces' })).toHaveAttribute(
    'href',
    '/mortgage/retention/1000001/41',
  );
  expect(screen.queryByRole('button', { name: 'Převzít nabídku' })).not.toBeInTheDocument();
});

it('takes nothing over into a process that is signed', async () => {
  server.use(handle(refinancingCalls.retention, retention({ state: 2, actions: ['update'] })));
  await openRetention('/41/calculator');
  expect(await screen.findByText(/už novou nabídku převzít nemůže/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Převzít nabídku' })).not.toBeInTheDocument();
});

it('only calculates for who may not change the loan', async () => {
  await open({ user: advisorUser({ userPermissions: [permission.searchCases] }) });
  expect(await discountField()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Převzít nabídku' })).not.toBeInTheDocument();
});

it.each([
  ['Fixace sazby už skončila.'],
  ['Úvěr je po splatnosti. Nejprve je potřeba uhradit dlužné splátky.'],
  ['Úvěr ještě nebyl čerpán.'],
  ['Úvěr je splacený.'],
])('shows the refusal of the server: %s', async (reason) => {
  server.use(
    handle(
      refinancingCalls.parameters,
      refinancingParameters({ processes: [], refusals: [{ refinancingTypeId: 1, reason }] }),
    ),
    handle(refinancingCalls.interestRate, failure(400, { message: reason, errorCode: 90027 })),
    handle(refinancingCalls.interestRatesValidFrom, failure(400, { message: reason })),
  );
  const { banners } = await open();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByLabelText('Sleva ze sazby')).not.toBeInTheDocument();
  expect(banners).toEqual([]);
});

it.each([
  [403, refinancingCalls.parameters.id],
  [500, refinancingCalls.interestRate.id],
  [404, refinancingCalls.retention.id],
])('leaves a failure %d of %s to the error page', async (status, id) => {
  const { parameters, interestRate } = refinancingCalls;
  const failed = failure(status);
  server.use(
    ...(id === parameters.id ? [handle(parameters, failed)] : []),
    ...(id === interestRate.id ? [handle(interestRate, failed)] : []),
    ...(id === refinancingCalls.retention.id ? [handle(refinancingCalls.retention, failed)] : []),
  );
  await openRetention('/41/calculator');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nelze načíst');
});
