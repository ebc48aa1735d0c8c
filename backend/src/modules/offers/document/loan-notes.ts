import { productType } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { LoanInput } from '../../../domain/offers/loan-input';
import {
  czechCount,
  czechDay,
  czechDuration,
  czechMoney,
  czechRate,
} from '../../../platform/czech-format';

const instalments = {
  one: 'měsíční splátka',
  few: 'měsíční splátky',
  many: 'měsíční splátky',
  other: 'měsíčních splátek',
};

/** The small print of a loan's offer: the representative example, and what it rests on. */
export function loanNotes(productTypeId: number, input: LoanInput, result: LoanResult): string[] {
  const isSecured = productTypeId !== productType.unsecuredLoan.code;
  return [
    representativeExample(input, result, isSecured),
    'RPSN je vypočtena podle přílohy zákona č. 257/2016 Sb., o spotřebitelském úvěru, za předpokladu, že úvěr bude čerpán najednou, splácen řádně a včas a že sazba se po celou dobu splácení nezmění. Zahrnuje úroky, poplatky za poskytnutí úvěru a pojištění, na jehož sjednání závisí výše sazby.',
    ...illustrativeRate(result),
    ...(isSecured
      ? [
          'Po skončení doby pevné sazby může banka sazbu změnit; splátka a RPSN se pak budou lišit. O nové sazbě klienta předem informuje.',
          'Nebude-li klient úvěr řádně splácet, může banka uspokojit svou pohledávku z nemovitosti, která úvěr zajišťuje.',
        ]
      : ['Pozor! Půjčit si peníze stojí peníze.']),
    `Tato nabídka není návrhem na uzavření smlouvy. Úvěr banka poskytne po posouzení úvěruschopnosti klienta${isSecured ? ' a hodnoty zajištění' : ''}; na jeho poskytnutí není právní nárok. Před uzavřením smlouvy klient obdrží předsmluvní informace na předepsaném formuláři.`,
  ];
}

/**
 * Act 257/2016 s. 92: the instalments add up to the loan and its interest, and these with the costs to
 * the total amount payable.
 */
function representativeExample(input: LoanInput, result: LoanResult, isSecured: boolean): string {
  const { totalPayable = result.totalPaid, totalInterest } = result;
  const costs = difference(totalPayable, input.loanAmount + totalInterest);
  const beside = difference(result.totalPaid, totalPayable);
  const fixation =
    input.fixedRatePeriod === undefined
      ? 'pevnou po celou dobu'
      : `pevnou ${czechDuration(input.fixedRatePeriod)}`;
  return [
    `Reprezentativní příklad: úvěr ${czechMoney(input.loanAmount)} vyplacený najednou ${czechDay(input.expectedDateOfDrawing)}, splatnost ${czechDuration(input.loanDuration)}, roční úroková sazba ${czechRate(result.interestRate)} ${fixation}, ${instalmentsOf(result)}.`,
    `Úroky celkem ${czechMoney(totalInterest)}, poplatky a pojištění zahrnuté do RPSN ${czechMoney(costs)}, celková částka splatná klientem ${czechMoney(totalPayable)}.`,
    `RPSN ${czechRate(result.annualPercentageRate)}${isSecured ? '; úvěr je zajištěn zástavním právem k nemovitosti' : ''}.`,
    ...(beside > 0
      ? [
          `Kromě toho klient zaplatí ${czechMoney(beside)} na poplatcích, které nejsou nákladem úvěru.`,
        ]
      : []),
  ].join(' ');
}

/** `první splátka 18 742,50 Kč, 358 měsíčních splátek po 15 382 Kč a poslední 14 869,97 Kč` */
export function instalmentsOf({
  numberOfPayments,
  numberOfRegularPayments = numberOfPayments,
  firstPayment,
  monthlyPayment,
  lastPayment,
}: LoanResult): string {
  const regular = `${czechCount(numberOfRegularPayments, instalments)} po ${czechMoney(monthlyPayment)}`;
  return [
    ...(hasOwnFirstPayment({ numberOfPayments, firstPayment, monthlyPayment })
      ? [`první splátka ${czechMoney(firstPayment ?? 0)}`]
      : []),
    ...(numberOfRegularPayments > 0 ? [regular] : []),
    ...(lastPayment === monthlyPayment ? [] : [`poslední splátka ${czechMoney(lastPayment)}`]),
  ].join(', ');
}

/** Whether the first instalment is neither a regular one nor the last. */
export const hasOwnFirstPayment = ({
  numberOfPayments,
  firstPayment,
  monthlyPayment,
}: Pick<LoanResult, 'numberOfPayments' | 'firstPayment' | 'monthlyPayment'>): boolean =>
  numberOfPayments > 1 && firstPayment !== undefined && firstPayment !== monthlyPayment;

const illustrativeRate = ({
  illustrativeAnnualPercentageRate: rate,
  fixedRateValidTo,
}: LoanResult): string[] =>
  rate === undefined || fixedRateValidTo === undefined
    ? []
    : [
        `Ilustrativní RPSN ${czechRate(rate)} předpokládá, že klient po skončení doby pevné sazby ${czechDay(fixedRateValidTo)} splatí celý zůstatek.`,
      ];

/** Of amounts in haléře at most. */
const difference = (one: number, other: number): number => Math.round((one - other) * 100) / 100;
