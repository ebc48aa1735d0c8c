import { productType } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { LoanInput } from '../../../domain/offers/loan-input';
import { representativeExample } from '../../../domain/offers/representative-example';
import { czechDay, czechRate } from '../../../platform/czech-format';

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

const illustrativeRate = ({
  illustrativeAnnualPercentageRate: rate,
  fixedRateValidTo,
}: LoanResult): string[] =>
  rate === undefined || fixedRateValidTo === undefined
    ? []
    : [
        `Ilustrativní RPSN ${czechRate(rate)} předpokládá, že klient po skončení doby pevné sazby ${czechDay(fixedRateValidTo)} splatí celý zůstatek.`,
      ];
