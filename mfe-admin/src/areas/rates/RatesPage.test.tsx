import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import type { RateFile } from '@advisor/contracts/admin/rates';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { rateFile } from './testing/rate-file';
import { openRates } from './testing/open-rates';

type Rates = CallResponse<typeof adminCalls.rates>;
type Detail = CallResponse<typeof adminCalls.rateProposal>;

const versions: Rates['versions'] = [
  {
    rateVersionId: 3,
    name: 'Sazebník leden',
    validFrom: '2027-01-01',
    isCurrent: false,
    offerCount: 0,
  },
  {
    rateVersionId: 2,
    name: 'Sazebník listopad',
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
    isCurrent: true,
    offerCount: 1234,
  },
];
const proposal: Rates['proposals'][number] = {
  proposalId: 7,
  name: 'Sazebník prosinec',
  validFrom: '2026-12-10',
  state: 'proposed',
  proposedBy: 'Alena Šťastná',
  proposedOn: '2026-11-20T08:00:00Z',
  isOwn: false,
};
const detail: Detail = {
  ...proposal,
  comparedWith: { name: 'Sazebník listopad', validFrom: '2026-11-01' },
  validTo: '2026-12-31',
  openOffers: [{ productTypeId: 20001, count: 12 }],
  differences: [
    {
      productTypeId: 20001,
      kind: 'rate',
      field: 'rate',
      line: { fixedRatePeriod: 60, maxLtv: 80, minAmount: 1_500_000 },
      before: 4.59,
      after: 5.09,
    },
    { productTypeId: 20001, kind: 'fee', field: 'amount', line: { feeId: 2 }, before: 4900 },
    { productTypeId: 20001, kind: 'terms', field: 'maxLtv', before: null, after: 75 },
  ],
};

const server = mockServer(
  handle(adminCalls.rates, { versions, proposals: [] }),
  handle(adminCalls.rateProposal, detail),
);
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');
const serve = (proposals: Rates['proposals'], shown = detail) =>
  server.use(
    handle(adminCalls.rates, { versions, proposals }),
    handle(adminCalls.rateProposal, shown),
  );
const asFile = (content: string) =>
  new File([content], 'sazebnik.json', { type: 'application/json' });
const input = () => screen.getByLabelText('Soubor se sazebníkem');

it('shows what holds and will hold, and that nothing is proposed', async () => {
  await openRates();
  const rows = within(screen.getByRole('table', { name: 'Vydané sazebníky' })).getAllByRole('row');
  expect(plain(rows[1]?.textContent ?? '')).toContain('Sazebník leden 1. 1. 2027–0');
  expect(plain(rows[2]?.textContent ?? '')).toContain('platí dnes1. 11. 202631. 12. 20261 234');
  expect(screen.getByText('Nikdo zatím nic nenavrhl.')).toBeVisible();
});

it('proposes what is in a file, and shows what it changes', async () => {
  const proposed = jest.fn((_body: RateFile) => ({ proposalId: 7 }));
  server.use(handle(adminCalls.proposeRates, ({ body }) => proposed(body)));
  const { user, router } = await openRates();
  serve([{ ...proposal, isOwn: true }], { ...detail, isOwn: true });
  await user.upload(input(), asFile(JSON.stringify(rateFile)));
  const shown = await screen.findByRole('region', { name: 'Návrh: Sazebník prosinec' });
  expect(proposed.mock.calls).toEqual([[rateFile]]);
  expect(router.state.location.search).toBe('?proposal=7');
  expect(shown).toHaveTextContent('Návrh jste podali vy.');
  expect(within(shown).queryByRole('button', { name: 'Potvrdit' })).toBeNull();
});

it.each([
  ['no JSON', '{', ['Soubor nelze přečíst, není to platný JSON.']],
  ['a rate of 499 %', rateOf(499), ['Hodnota může být nejvýše 30', 'products.0.rates.0.rate']],
  ['nothing of a version', '{}', ['name', 'validFrom', 'products', 'savings']],
  ['a list', '[]', ['Soubor nelze převzít']],
])('says what is wrong with a file, and where: %s', async (_what, content, words) => {
  const { user } = await openRates();
  await user.upload(input(), asFile(content));
  const alert = await screen.findByRole('alert');
  for (const word of words) expect(alert).toHaveTextContent(word);
});

function rateOf(rate: number): string {
  const [first, ...products] = rateFile.products;
  const rates = first?.rates.map((line) => ({ ...line, rate }));
  return JSON.stringify({ ...rateFile, products: [{ ...first, rates }, ...products] });
}

it('lists what the server finds, and takes the mended file', async () => {
  const message = 'V sazebníku chybí produkt: Americká hypotéka.';
  server.use(handle(adminCalls.proposeRates, failure(400, { message, field: 'products' })));
  const { user } = await openRates();
  await user.upload(input(), asFile(JSON.stringify(rateFile)));
  expect(await screen.findByRole('alert')).toHaveTextContent('chybí produkt: Americká hypotéka.');
  server.use(handle(adminCalls.proposeRates, { proposalId: 7 }));
  serve([proposal]);
  await user.upload(input(), asFile(JSON.stringify(rateFile)));
  expect(await screen.findByRole('region', { name: 'Návrh: Sazebník prosinec' })).toBeVisible();
  expect(screen.queryByText(/Soubor nelze převzít/)).toBeNull();
});

it('a second person sees what changes, and confirms it once', async () => {
  const confirmed = jest.fn(() => undefined);
  serve([proposal]);
  server.use(handle(adminCalls.confirmRates, confirmed));
  const { user } = await openRates();
  await user.click(screen.getByRole('button', { name: 'Zobrazit návrh: Sazebník prosinec' }));
  const shown = await screen.findByRole('region', { name: 'Návrh: Sazebník prosinec' });
  const table = within(shown).getByRole('table', { name: 'Změny: Hypoteční úvěr' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    'Sazba (p. a.)fixace 60 měsíců, LTV do 80,00 %, od 1 500 000 Kč4,59 %5,09 %',
    'Výše poplatkupoplatek č. 24 900 Kč–',
    'Limit LTV–75,00 %',
  ]);
  expect(plain(shown.textContent)).toContain('beze změny zůstanou: Hypoteční úvěr 12.');
  serve([{ ...proposal, state: 'confirmed' }], { ...detail, state: 'confirmed' });
  server.use(handle(adminCalls.confirmRates, confirmed));
  await user.click(within(shown).getByRole('button', { name: 'Potvrdit' }));
  const question = await screen.findByRole('dialog', { name: 'Potvrdit Sazebník prosinec?' });
  await user.dblClick(within(question).getByRole('button', { name: 'Potvrdit' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(confirmed).toHaveBeenCalledTimes(1);
  expect(within(shown).queryByRole('button', { name: 'Potvrdit' })).toBeNull();
});

it('says that somebody else was faster', async () => {
  serve([proposal]);
  const message = 'O návrhu už mezitím rozhodl někdo jiný.';
  server.use(handle(adminCalls.withdrawRates, failure(409, { message })));
  const { user } = await openRates('?proposal=7');
  await user.click(await screen.findByRole('button', { name: 'Stáhnout návrh' }));
  const question = await screen.findByRole('dialog', { name: /^Stáhnout návrh/ });
  await user.click(within(question).getByRole('button', { name: 'Stáhnout návrh' }));
  expect(
    await within(question).findByText('O návrhu už mezitím rozhodl někdo jiný.'),
  ).toBeVisible();
});
