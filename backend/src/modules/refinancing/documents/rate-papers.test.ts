import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { SavedOffer } from '../../../domain/refinancing/saved-offer';
import { refinancingOffers } from '../../../domain/refinancing/schema';
import { loans } from '../../../domain/cases/schema/cases';
import {
  compareProjections,
  type ProjectionUntil,
} from '@advisor/lending/repayment/loan-projection';
import { retentionProjections } from '@advisor/lending/repayment/retention-projections';
import { eq } from 'drizzle-orm';
import { czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import { refinancedCase } from '../../../testing/refinancing';
import {
  printedDocument,
  takeRefixation,
  takeRetention,
  wordsOf,
} from '../../../testing/refinancing-documents';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Refinanced = Awaited<ReturnType<typeof refinancedCase>>;

const { retentionDocument, refixationDocument, offerSheet } = refinancingCalls;
const longFixation = { fixedRateValidTo: '2029-04-15', contractSignedOn: '2024-04-10' };

async function sheetOf({ call }: Refinanced, offerId: number): Promise<Buffer> {
  const { statusCode, headers, rawPayload } = await call(offerSheet, { params: { offerId } });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  return rawPayload;
}

async function savedOfferOf(offerId: number): Promise<SavedOffer> {
  const [row] = await backend.db
    .select({ terms: refinancingOffers.terms })
    .from(refinancingOffers)
    .where(eq(refinancingOffers.id, offerId));
  if (row === undefined) throw new Error('no offer');
  return row.terms;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Haléře, or hundredths, of a number as it is printed. */
const hundredths = (text = '') =>
  Math.round(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

const cell = String.raw`([\d ]+(?:,\d\d)?)`;

/** The table of both rates as it is printed, in hundredths. */
function projectionsIn(text: string) {
  const table = text.slice(text.indexOf('Údaj Dosavadní sazba'));
  const both = (label: string, unit: string) => {
    const [, before, after] =
      new RegExp(`${label} ${cell}${unit} ${cell}${unit}`).exec(table) ?? [];
    return [hundredths(before), hundredths(after)] as const;
  };
  const rows = {
    rpsn: both('RPSN', ' %'),
    instalment: both('Měsíční splátka', ' Kč'),
    last: both('Poslední splátka', ' Kč'),
    count: both('Počet splátek', ''),
    principal: both('Jistina', ' Kč'),
    interest: both('Úroky do splatnosti', ' Kč'),
    fee: table.includes('Poplatek za změnu 0') ? both('Poplatek za změnu', ' Kč') : [0, 0],
    total: both('Celkem k zaplacení', ' Kč'),
  };
  return [0, 1].map((column) => {
    const of = (name: keyof typeof rows) => rows[name][column] ?? Number.NaN;
    return {
      rpsn: of('rpsn') / 100,
      instalments: (of('count') / 100 - 1) * of('instalment') + of('last'),
      count: of('count') / 100,
      instalment: of('instalment') / 100,
      last: of('last') / 100,
      principal: of('principal'),
      interest: of('interest'),
      fee: of('fee'),
      total: of('total'),
    };
  });
}

type Life = ReturnType<typeof projectionsIn>[number];

/** % p.a. by which the instalments, a month apart, are worth what is owed: found by halving. */
function rpsnOf({ principal, fee, instalment, last, count }: Life): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2;
    let value = fee / 100;
    for (let month = 1; month <= count; month += 1)
      value += (month === count ? last : instalment) / (1 + rate) ** (month / 12);
    if (value > principal / 100) low = rate;
    else high = rate;
  }
  return Math.round(low * 10_000) / 100;
}

function expectSums(text: string): void {
  const projections = projectionsIn(text);
  for (const { fee: _, ...projection } of projections) {
    expect(Object.values(projection).every((value) => value > 0)).toBe(true);
  }
  for (const projection of projections) {
    expect(projection.instalments).toBe(projection.principal + projection.interest);
    expect(projection.total).toBe(projection.principal + projection.interest + projection.fee);
    expect(projection.rpsn).toBeCloseTo(rpsnOf(projection), 2);
  }
}

async function retention() {
  const one = await refinancedCase(backend, longFixation);
  const taken = await takeRetention(one, {
    interestRateDiscount: 0.2,
    feeAmountDiscounted: 1_000,
  });
  const saved = await savedOfferOf(taken.offerId);
  if (saved.kind !== 'retention') throw new Error('no retention');
  return { one, taken, ...saved };
}

const soughtOf = ({ answer }: Awaited<ReturnType<typeof retention>>) => [
  `Sazba podle nabídky banky ${czechRate(answer.interestRate)} ročně`,
  'Individuální sleva 0,2 p. b.',
  `Nová úroková sazba ${czechRate(answer.interestRateDiscounted!)} ročně`,
  `Platí od ${czechDay(answer.interestRateValidFrom)}`,
  `do ${czechDay(answer.fixedRateValidTo)}, konec fixace se nemění`,
  `Nová měsíční splátka ${czechMoney(answer.loanPaymentAmountDiscounted!)}`,
  'Poprvé se platí 15. 1. 2027',
  'Poplatek podle sazebníku 3 000 Kč',
  'Poplatek za změnu sazby 1 000 Kč',
  `Úroková sazba (ročně) 5,49 % ${czechRate(answer.interestRateDiscounted!)}`,
  `Měsíční splátka 12 268 Kč ${czechMoney(answer.loanPaymentAmountDiscounted!)}`,
];

async function refixation(discount?: number) {
  const one = await refinancedCase(backend);
  const taken = await takeRefixation(one, 60, discount);
  const saved = await savedOfferOf(taken.offerId);
  if (saved.kind !== 'refixation') throw new Error('no refixation');
  return { one, taken, ...saved };
}

/** Amounts of a life in the calculator, in haléře. */
const inCalculator = (
  balance: number,
  { instalment, held }: { instalment: number; held: ProjectionUntil },
) => ({
  principal: hundredthsOf(balance),
  instalment,
  count: held.instalments,
  interest: hundredthsOf(held.interest),
});
const hundredthsOf = (amount: number) => Math.round(amount * 100);

test('a sheet says what the calculator does, to the haléř', async () => {
  const one = await retention();
  const { balance, alone, offered } = retentionProjections(one.loan, {
    day: one.effectiveFrom,
    fixedRateValidTo: one.answer.fixedRateValidTo,
    listRate: one.answer.interestRate,
    interestRateDiscount: 0.2,
    fee: 1_000,
  });
  expect(projectionsIn(wordsOf(await sheetOf(one.one, one.taken.offerId)))).toMatchObject(
    [alone, offered].map(({ instalment, ifHeld: held }) =>
      inCalculator(balance, { instalment, held }),
    ),
  );
  const next = await refixation(0.2);
  const projections = compareProjections(next.loan, {
    day: next.loan.fixationEnd ?? '',
    ...next.answer,
  });
  expect(projectionsIn(wordsOf(await sheetOf(next.one, next.taken.offerId)))).toMatchObject(
    [projections.alone, projections.offered].map(({ instalment, untilMaturity: held }) =>
      inCalculator(projections.balance, { instalment, held }),
    ),
  );
});

describe('a retention', () => {
  test('is offered by a sheet with the kept numbers, which add up to the haléř', async () => {
    const offered = await retention();
    const text = wordsOf(await sheetOf(offered.one, offered.taken.offerId));
    for (const fact of soughtOf(offered)) expect(text).toContain(plain(fact));
    expectSums(text);
    const [, after] = projectionsIn(text);
    expect(after?.fee).toBe(100_000);
    expect(text).toContain('Reprezentativní příklad');
    expect(text).toContain('Nabídka platí do 14. 12. 2026');
  });

  test('has its schedule by years, which adds up to the same sums', async () => {
    const { one, taken } = await retention();
    const text = wordsOf(await sheetOf(one, taken.offerId));
    const years = [
      ...text.matchAll(/(?<= |^)(20\d\d) ([\d ]+,\d\d) ([\d ]+,\d\d) ([\d ]+,\d\d) ([\d ]+,\d\d)/g),
    ];
    expect(years.map(([, year]) => year)).toEqual(
      Array.from({ length: 25 }, (_, place) => String(2027 + place)),
    );
    const sum = (place: number) =>
      years.reduce((total, year) => total + hundredths(year[place]), 0);
    const [, after] = projectionsIn(text);
    expect([sum(2), sum(3), sum(4)]).toEqual([
      after?.instalments,
      after?.interest,
      after?.principal,
    ]);
    expect(years.at(-1)?.[5]).toBe('0,00');
  });

  test('is agreed by an addendum with the same numbers', async () => {
    const offered = await retention();
    const { pdf } = await printedDocument(backend, offered.one, retentionDocument, offered.taken, {
      signatureDeadline: '2026-12-01',
    });
    const text = wordsOf(pdf);
    for (const fact of soughtOf(offered)) expect(text).toContain(plain(fact));
    expectSums(text);
    expect(text).toContain('Podepsat lze nejpozději 1. 12. 2026');
    // Of the loan as it is, whatever it was once offered as.
    expect(text).toContain('Úroková sazba 5,49 % ročně');
    expect(text).toContain(`Podle nabídky č. ${offered.taken.offerId}`);
  });

  test('without a discount and a fee says neither', async () => {
    const one = await refinancedCase(backend, longFixation);
    const { offerId } = await one.simulateRetention({ feeAmountDiscounted: 0 });
    const text = wordsOf(await sheetOf(one, offerId));
    expect(text).toContain('Poplatek za změnu sazby bez poplatku');
    expect(text).not.toContain('Individuální sleva');
    expectSums(text);
  });
});

describe('a refixation', () => {
  test.each([[undefined], [0.2]])(
    'with discount %p says what was kept, on its sheet and in its addendum',
    async (discount) => {
      const { one, taken, answer } = await refixation(discount);
      const rate = answer.interestRateDiscounted ?? answer.interestRate;
      const instalment = answer.loanPaymentAmountDiscounted ?? answer.loanPaymentAmount;
      const { pdf } = await printedDocument(backend, one, refixationDocument, taken);
      for (const paper of [await sheetOf(one, taken.offerId), pdf]) {
        const text = wordsOf(paper);
        for (const fact of [
          `Nová úroková sazba ${czechRate(rate)} ročně`,
          'Platí od 16. 4. 2027',
          'Je pevná 5 let, do 15. 4. 2032',
          `Nová měsíční splátka ${czechMoney(instalment)}`,
          'Poprvé se platí 15. 5. 2027',
          `Měsíční splátka 12 268 Kč ${czechMoney(instalment)}`,
        ])
          expect(text).toContain(plain(fact));
        expect(text).not.toContain('Poplatek za změnu');
        expectSums(text);
      }
    },
  );
});

test('a sheet says what was offered, whatever becomes of the loan and of the offer', async () => {
  const one = await refinancedCase(backend, longFixation);
  const { offerId } = await one.simulateRetention();
  const before = await sheetOf(one, offerId);
  await one.ask(offerCalls.cancel, { params: { offerId } });
  await backend.db
    .update(loans)
    .set({ interestRate: 2, principal: 1_000 })
    .where(eq(loans.caseId, one.caseId));
  expect(await sheetOf(one, offerId)).toEqual(before);
});

test('a sheet is of the case’s own offer, and for who may open the case', async () => {
  const one = await refinancedCase(backend, longFixation);
  const { offerId } = await one.simulateRetention();
  const read = (caseId: number, as: 'advisor' | 'norights' = 'advisor') =>
    backend.callOperation(offerSheet, { as, params: { caseId, offerId } });
  expect((await read(one.caseId)).statusCode).toBe(200);
  expect((await read(3_000_001)).statusCode).toBe(404);
  expect((await read(one.caseId, 'norights')).statusCode).toBe(403);
  const unknown = await one.call(offerSheet, { params: { offerId: 2_000_000 } });
  expect(unknown.statusCode).toBe(404);
});
