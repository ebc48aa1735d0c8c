import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { ExtraPaymentOffer } from '@advisor/contracts/refinancing/simulation';
import { eq } from 'drizzle-orm';
import { loans } from '../../../domain/cases/schema/cases';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import { refinancedCase } from '../../../testing/refinancing';
import { printedDocument, takeExtraPayment, wordsOf } from '../../../testing/refinancing-documents';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const { extraPaymentDocument, offerSheet, simulateExtraPayment } = refinancingCalls;
type Changes = Parameters<typeof takeExtraPayment>[1];
type LoanChanges = Parameters<typeof refinancedCase>[1];

/** Of a fixation that the cap of the act holds for. */
const newFixation = { fixedRateValidTo: '2029-10-15', contractSignedOn: '2024-10-10' };

async function offered(changes: Changes, loan: LoanChanges = newFixation) {
  const one = await refinancedCase(backend, loan);
  const body = {
    extraPaymentTypeId: 2 as const,
    extraPaymentDate: '2027-01-20',
    extraPaymentAmount: 300_000,
    isPaymentReduced: false,
    ...changes,
  };
  // The same case serves each test.
  await backend.db.update(refinancingOffers).set({ communicatedOn: null });
  if (changes?.newRateNotified !== undefined) await one.communicateRates();
  const offer = await one.ask(simulateExtraPayment, { body });
  const sheet = await one.call(offerSheet, { params: { offerId: offer.offerId } });
  expect(sheet.statusCode).toBe(200);
  return { one, body, offer, pdf: sheet.rawPayload, text: wordsOf(sheet.rawPayload) };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Haléře of an amount that stands after a label; undefined where there is none. */
function after(text: string, label: string): number | undefined {
  const [, amount] = new RegExp(`${label} ([\\d ]+(?:,\\d\\d)?) Kč`).exec(text) ?? [];
  if (amount === undefined) return undefined;
  return Math.round(Number(amount.replaceAll(' ', '').replace(',', '.')) * 100);
}

const inHalere = (amount: number) => Math.round(amount * 100);

/** The parts add up to the payment, with the fee to the total; the fee to its own parts. */
function expectSums(text: string, offer: ExtraPaymentOffer, label = 'Mimořádná splátka'): void {
  const paid = text.slice(text.indexOf('Den splátky'), text.indexOf('Jak vyšel poplatek'));
  const derived = text.slice(text.indexOf('Jak vyšel poplatek'));
  const fee = offer.feeAmountDiscounted ?? offer.feeAmount;
  const sought = {
    Jistina: offer.principalAmount,
    'Úrok ke dni splátky': offer.interestAmount,
    [label]: offer.extraPaymentAmount,
  };
  for (const [name, amount] of Object.entries(sought))
    expect([name, after(paid, name)]).toEqual([name, inHalere(amount)]);
  const [principal = 0, interest = 0, amount = 0] = Object.keys(sought).map((name) =>
    after(paid, name),
  );
  expect(principal + interest).toBe(amount);
  expect(after(paid, 'Poplatek') ?? 0).toBe(inHalere(fee));
  expect(after(paid, 'Celkem k úhradě')).toBe(amount + inHalere(fee));
  const parts = (after(derived, 'Ušlý úrok') ?? 0) + (after(derived, 'Náklady banky') ?? 0);
  expect(parts - (after(derived, 'Sleva z poplatku') ?? 0)).toBe(inHalere(fee));
  expect(after(derived, 'Poplatek k úhradě') ?? 0).toBe(inHalere(fee));
}

describe('the statement of a partial repayment', () => {
  test('says what is paid, how its fee came about, and what the loan is afterwards', async () => {
    const { offer, text, one } = await offered({});
    expectSums(text, offer);
    const loan = await one.loan();
    for (const fact of [
      'Den splátky 20. 1. 2027',
      'za 5 dnů od poslední splátky',
      `/0100 (účet úvěru)`,
      `${loan.accountNumber}/0100`,
      'Banka smí podle § 117a zákona č. 257/2016 Sb. žádat ušlý úrok',
      '(započaté roky do konce fixace: 3)',
      'Měsíční splátka se nemění, úvěr bude splacen dříve.',
      `Měsíční splátka ${czechMoney(offer.newMonthlyPayment!)}, beze změny`,
      'Poslední splátka dosud 15. 11. 2051',
      `Úspora na úrocích ${czechMoney(offer.interestSaved)}`,
      `Nabídka platí do ${czechDay(offer.validTo!)}`,
    ])
      expect(text).toContain(plain(fact));
    expect(text).toMatch(
      new RegExp(`Poslední splátka [\\d ,]+ Kč, ${plain(czechDay(offer.newMaturityOn!))}`),
    );
  });

  test('that lowers the instalment names both, and keeps the term', async () => {
    const { offer, text } = await offered({ isPaymentReduced: true });
    expectSums(text, offer);
    expect(text).toContain(plain(`Dosavadní měsíční splátka ${czechMoney(12_268)}`));
    expect(text).toContain(plain(`Nová měsíční splátka ${czechMoney(offer.newMonthlyPayment!)}`));
    expect(text).toMatch(/Poslední splátka [\d ,]+ Kč, 15\. 11\. 2051/);
    expect(text).not.toContain('Poslední splátka dosud');
  });

  test('with a discount says what the fee was', async () => {
    const { offer, text } = await offered({ feeDiscount: 500.5 });
    expectSums(text, offer);
    expect(text).toContain(plain(`Poplatek ${czechMoney(offer.feeAmount)}`));
    expect(text).toContain('Sleva z poplatku 500,50 Kč');
  });

  test('on a due date has no interest, and says no days', async () => {
    const { offer, text } = await offered({ extraPaymentDate: '2026-12-15' });
    expect(offer.interestAmount).toBe(0);
    expectSums(text, offer);
    expect(text).not.toContain('od poslední splátky');
  });
});

test.each([
  [
    'before the change of law',
    {},
    { fixedRateValidTo: '2029-04-15', contractSignedOn: '2024-04-10' },
    'Fixace začala před 1. 9. 2024. Banka smí podle § 117 zákona č. 257/2016 Sb. žádat jen účelně vynaložené náklady.',
  ],
  [
    'a sale after 24 months',
    { reason: 'propertySale' as const },
    newFixation,
    'Nemovitost se prodává po 24 měsících od uzavření smlouvy. Podle § 117 zákona č. 257/2016 Sb. je proto splacení bez poplatku.',
  ],
  [
    'a told rate',
    { newRateNotified: '2026-11-20' },
    newFixation,
    'Splátka přijde do tří měsíců od oznámení nové sazby.',
  ],
  [
    'a partly free month before the anniversary',
    { extraPaymentAmount: 900_000, alreadyRepaid: 100_000, extraPaymentDate: '2027-01-20' },
    { ...newFixation, contractSignedOn: '2024-02-10' },
    'V měsíci před výročím smlouvy (10. 1. 2027 – 9. 2. 2027) lze bez poplatku splatit čtvrtinu z celkové výše úvěru',
  ],
])('the fee for %s names its rule', async (_, changes, loan, rule) => {
  const { offer, text } = await offered(changes, loan);
  expect(text).toContain(plain(rule));
  expectSums(text, offer);
});

test('what was repaid free of charge already is taken off the free part', async () => {
  const { offer, text } = await offered(
    { extraPaymentAmount: 1_500_000, alreadyRepaid: 100_000 },
    { ...newFixation, contractSignedOn: '2024-02-10' },
  );
  expect(text).toContain('V tomto období už splaceno 100 000 Kč');
  const free = after(text, 'Z jistiny bez poplatku') ?? 0;
  expect(free).toBe(inHalere(offer.feeFreeAmount));
  expect(free + (after(text, 'Z jistiny s poplatkem') ?? 0)).toBe(inHalere(offer.principalAmount));
});

test('a full repayment is stated to its day, and says what becomes of the collateral', async () => {
  const { offer, text } = await offered({
    extraPaymentTypeId: 1,
    extraPaymentAmount: undefined,
  });
  expect(text).toContain('Vyčíslení předčasného splacení úvěru');
  expectSums(text, offer, 'Dlužná částka');
  for (const fact of [
    'Vyčíslení č.',
    'platí k 20. 1. 2027',
    'potvrzení o zániku zástavního práva (kvitanci)',
    'návrh na výmaz zástavního práva',
    'Vinkulaci pojistného plnění',
  ])
    expect(text).toContain(fact);
  expect(text).not.toContain('Úvěr po splátce');
});

test.each([
  ['a part', { extraPaymentTypeId: 2 as const, feeDiscount: 100 }, 'Mimořádná splátka'],
  ['all', { extraPaymentTypeId: 1 as const, extraPaymentAmount: undefined }, 'Dlužná částka'],
])('the request to repay %s has the numbers of the offer', async (_, changes, label) => {
  const one = await refinancedCase(backend, newFixation);
  const taken = await takeExtraPayment(one, { extraPaymentDate: '2027-01-20', ...changes });
  const { offer } = await one.ask(refinancingCalls.extraPayment, {
    params: { processId: taken.processId },
  });
  const { pdf } = await printedDocument(backend, one, extraPaymentDocument, taken);
  const text = wordsOf(pdf);
  expectSums(text, offer!, label);
  expect(text).toContain(`Podle nabídky č. ${taken.offerId}`);
  expect(text).toContain('Bereme na vědomí, že uvedené částky platí jen pro tento den');
  expect(text.includes('zániku zástavního práva')).toBe(label === 'Dlužná částka');
});

test('a loan without an account of its own names none', async () => {
  const one = await refinancedCase(backend, newFixation);
  await backend.db
    .update(loans)
    .set({ accountNumber: null, accountPrefix: null })
    .where(eq(loans.caseId, one.caseId));
  const { offerId } = await one.simulateExtraPayment();
  const { rawPayload } = await one.call(offerSheet, { params: { offerId } });
  expect(wordsOf(rawPayload)).not.toContain('účet úvěru)');
});
