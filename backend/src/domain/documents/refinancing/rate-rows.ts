import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechDay, czechMoney, czechNumber, czechRate } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { SavedRefixation, SavedRetention } from '../../refinancing/saved-offer';
import type { LoanProjection, RateChange } from '../../refinancing/loan-projection';
import { type Fact, optional } from '../parts/fact';

export type SavedRate = SavedRetention | SavedRefixation;

/** `0,2 p. b.` */
const points = (value: number): string => `${czechNumber(value)}\u00A0p.\u00A0b.`;

const yearly = (rate: number): string => `${czechRate(rate)} ročně`;

/** `12 345 Kč` or that nothing is paid. */
export const feeText = (amount: number): string =>
  amount === 0 ? 'bez poplatku' : czechMoney(amount);

/** Percentage points off the list rate; undefined without any. */
const discountOf = (saved: SavedRate): number | undefined => {
  const discount =
    saved.kind === 'retention' ? saved.interestRateDiscount : saved.answer.interestRateDiscount;
  return discount === 0 ? undefined : discount;
};

/** The new rate, what it came from, and for how long it holds. */
export function newRateFacts(saved: SavedRate, { after }: RateChange): Fact[] {
  const { answer, effectiveFrom } = saved;
  const discount = discountOf(saved);
  const { fixedRatePeriod: months, fixedRateValidTo = '' } = saved.after;
  return [
    ...(discount === undefined
      ? []
      : ([
          ['Sazba podle nabídky banky', yearly(answer.interestRate)],
          ['Individuální sleva', points(discount)],
        ] satisfies Fact[])),
    ['Nová úroková sazba', yearly(after.interestRate)],
    ['Platí od', czechDay(effectiveFrom)],
    [
      'Je pevná',
      saved.kind === 'retention'
        ? `do ${czechDay(saved.answer.fixedRateValidTo)}, konec fixace se nemění`
        : `${czechDuration(months ?? 0)}, do ${czechDay(fixedRateValidTo)}`,
    ],
  ];
}

/** The instalments by the new rate. */
export const newInstalmentFacts = ({ after }: RateChange): Fact[] => [
  ['Nová měsíční splátka', czechMoney(after.instalment)],
  ['Poprvé se platí', czechDay(after.firstOn)],
  ['Poslední splátka', `${czechMoney(after.lastInstalment)}, ${czechDay(after.lastOn)}`],
];

/** What the change costs; a refixation costs nothing. */
export function changeFeeFacts(saved: SavedRate): Fact[] {
  if (saved.kind === 'refixation') return [];
  const { feeAmount, feeAmountDiscounted } = saved.answer;
  return [
    ...(feeAmountDiscounted !== undefined && feeAmountDiscounted < feeAmount
      ? ([['Poplatek podle sazebníku', czechMoney(feeAmount)]] satisfies Fact[])
      : []),
    ['Poplatek za změnu sazby', feeText(feeAmountDiscounted ?? feeAmount)],
  ];
}

/** With the sign of what changes: `−1 234 Kč`. */
const difference = (value: number, format: (value: number) => string): string => {
  if (value === 0) return 'beze změny';
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;
};

const inHalere = (one: number, other: number): number => Math.round((one - other) * 100) / 100;

/** The loan from the day of the change on at both rates, side by side. */
export function bothRates({ before, after }: RateChange): Block {
  const row = (
    label: string,
    of: (projection: LoanProjection) => number,
    format: (value: number) => string,
    ofDifference = format,
  ) => [
    label,
    format(of(before)),
    format(of(after)),
    difference(inHalere(of(after), of(before)), ofDifference),
  ];
  return {
    table: [
      ['Údaj', 'Dosavadní sazba', 'Nová sazba', 'Rozdíl'],
      row('Úroková sazba (ročně)', (projection) => projection.interestRate, czechRate, points),
      row('RPSN', (projection) => projection.rpsn, czechRate, points),
      row('Měsíční splátka', (projection) => projection.instalment, czechMoney),
      row('Poslední splátka', (projection) => projection.lastInstalment, czechMoney),
      row('Počet splátek', (projection) => projection.instalments, String),
      row('Jistina', (projection) => projection.principal, czechMoney),
      row('Úroky do splatnosti', (projection) => projection.interest, czechMoney),
      row('z toho do konce fixace', (projection) => projection.interestInFixation, czechMoney),
      ...(after.fee > 0
        ? [row('Poplatek za změnu', (projection) => projection.fee, czechMoney)]
        : []),
      row('Celkem k zaplacení', (projection) => projection.total, czechMoney),
    ],
  };
}

/** What RPSN and totals of a changed rate are counted from. */
export const assumptions = ({ after }: RateChange, effectiveFrom: string): string =>
  `Částky jsou počítány od ${czechDay(effectiveFrom)}, z jistiny ${czechMoney(after.principal)}, která po řádných splátkách k tomuto dni zbude. RPSN předpokládá, že úvěr bude splácen řádně a včas a že se sazba do splatnosti nezmění; po konci fixace může být jiná. Náklady zaplacené dříve nezahrnuje.`;

/** Until when the document may be signed. */
export const deadlineFacts = (signatureDeadline: string | undefined): Fact[] =>
  optional('Podepsat lze nejpozději', signatureDeadline, czechDay);

/** What the comparison of both rates assumes: nobody knows the rate after the fixation. */
export const comparedTime = ({ effectiveFrom }: SavedRate): string =>
  `Od ${czechDay(effectiveFrom)} do splatnosti úvěru, kdyby obě sazby platily až do ní; po konci fixace může být sazba jiná:`;
