import { codeName } from '@advisor/contracts/code-name';
import { loanPurpose } from '@advisor/contracts/codebooks';
import { fee, interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import {
  czechDay,
  czechMoney,
  czechNumber,
  czechPercent,
  czechRate,
} from '../../../platform/czech-format';
import type { LoanTerms } from '../document-facts';
import { type Fact, optional, sumOf } from './fact';

/** How much, what for, and by what it is secured. */
export function amountRows({ amount, purposes, offer }: LoanTerms): Fact[] {
  const [only, ...others] = purposes;
  return [
    ['Výše úvěru', czechMoney(amount)],
    ...(only === undefined
      ? []
      : others.length === 0
        ? [['Účel úvěru', codeName(loanPurpose, only.loanPurposeId)] as const]
        : purposes.map((purpose): Fact => [
            `Účel: ${codeName(loanPurpose, purpose.loanPurposeId)}`,
            czechMoney(purpose.amount),
          ])),
    ...optional('Hodnota nemovitosti', offer?.input.collateralAmount, czechMoney),
    ...optional('Poměr úvěru k hodnotě (LTV)', offer?.result.ltv, czechPercent),
  ];
}

/** `4,59 % ročně` */
const yearly = (rate: number): string => `${czechRate(rate)} ročně`;

const points = (value: number): string =>
  `${value > 0 ? '+' : '−'}${czechNumber(Math.abs(value))}\u00A0p.\u00A0b.`;

/** The rate, how it came about, for how long it holds, and RPSN. */
export function rateRows({
  interestRate,
  fixedRatePeriod,
  fixedRateValidTo,
  offer,
}: LoanTerms): Fact[] {
  const discounts = offer?.result.discounts ?? [];
  const fixation =
    fixedRatePeriod === undefined
      ? 'pevná po celou dobu splácení'
      : [
          `pevná na ${czechDuration(fixedRatePeriod)}`,
          ...(fixedRateValidTo === undefined ? [] : [`do ${czechDay(fixedRateValidTo)}`]),
        ].join(', ');
  return [
    ...(offer === undefined || discounts.length === 0
      ? []
      : [['Základní sazba', yearly(offer.result.listInterestRate)] as const]),
    ...discounts.map(({ discountId, percentagePoints }): Fact => [
      codeName(interestRateDiscount, discountId),
      points(percentagePoints),
    ]),
    ['Úroková sazba', yearly(interestRate)],
    ['Sazba je', fixation],
    ...optional('RPSN', offer?.result.annualPercentageRate, czechRate),
    ...optional(
      'Ilustrativní RPSN při splacení na konci fixace',
      offer?.result.illustrativeAnnualPercentageRate,
      czechRate,
    ),
  ];
}

/** Instalments: the first, the regular ones and the last, which add up to the loan and its interest. */
export function instalmentRows({
  duration,
  maturityOn,
  paymentDay,
  monthlyPayment,
  offer,
}: LoanTerms): Fact[] {
  const result = offer?.result;
  const isFirstOther =
    result !== undefined &&
    result.numberOfPayments > 1 &&
    (result.firstPayment ?? monthlyPayment) !== monthlyPayment;
  return [
    ['Doba splácení', czechDuration(duration)],
    ...optional('Počet splátek', result?.numberOfPayments, String),
    ...(result === undefined
      ? []
      : [
          [
            'První splátka',
            `${czechMoney(result.firstPayment ?? monthlyPayment)}, ${czechDay(result.firstPaymentOn)}`,
          ] as const,
        ]),
    [
      'Měsíční splátka',
      isFirstOther
        ? `${czechMoney(monthlyPayment)}, od druhé do předposlední splátky`
        : czechMoney(monthlyPayment),
    ],
    ...(result === undefined
      ? []
      : [
          [
            'Poslední splátka',
            `${czechMoney(result.lastPayment)}, ${czechDay(result.maturityOn)}`,
          ] as const,
        ]),
    ['Den splátky', `${paymentDay}. den v měsíci`],
    ...(result === undefined ? optional('Splatnost úvěru', maturityOn, czechDay) : []),
  ];
}

/** What the loan costs: parts that add up to the total amount payable, and what is paid beside it. */
export function costRows({ amount, offer }: LoanTerms): Fact[] {
  if (offer === undefined) return [];
  const { fees, insurance, totalInterest, totalInsurance, totalPaid } = offer.result;
  const total = offer.result.totalPayable ?? totalPaid;
  const feeRow = ({ feeId, amount: charged }: (typeof fees)[number]): Fact => [
    `Poplatek: ${codeName(fee, feeId)}`,
    czechMoney(charged),
  ];
  const isInTotal = ({ isInRpsn = true }: (typeof fees)[number]) => isInRpsn;
  return [
    ['Jistina', czechMoney(amount)],
    ['Úroky celkem', czechMoney(totalInterest)],
    ...fees.filter(isInTotal).map(feeRow),
    ...(totalInsurance > 0
      ? [
          [
            'Pojištění celkem',
            `${czechMoney(totalInsurance)}, měsíčně ${czechMoney(sumOf(insurance.life, insurance.property))}`,
          ] as const,
        ]
      : []),
    ['Celková částka splatná klientem', czechMoney(total)],
    ...fees
      .filter((charged) => !isInTotal(charged))
      .map((charged): Fact => {
        const [label, value] = feeRow(charged);
        return [label, `${value}, není nákladem úvěru`];
      }),
  ];
}

/** What the costs of an offer assume. */
export const costAssumption = ({ offer }: LoanTerms): string =>
  `Částky platí za předpokladu, že je úvěr čerpán najednou${offer === undefined ? '' : ` ${czechDay(offer.input.expectedDateOfDrawing)}`}, splácen řádně a včas a že se sazba nezmění.`;
