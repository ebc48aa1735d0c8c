import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechDecimal, czechDay, czechMoney, czechRate } from '../../../platform/czech-format';
import type { BuildingSavingsInput } from '../../../domain/offers/loan-input';
import type { OfferContent } from './offer-content';

/** The offer of building savings for its client. */
export const savingsContent = (
  input: BuildingSavingsInput,
  result: BuildingSavingsResult,
): Omit<OfferContent, 'lines'> => ({
  category: 'Nabídka stavebního spoření',
  title: `Stavební spoření ${czechMoney(input.targetAmount)}`,
  keyFigures: [
    { label: 'Naspoříte', value: czechMoney(result.finalBalance) },
    { label: 'Měsíční vklad', value: czechMoney(input.minimumMonthlyDeposit) },
    { label: 'Státní podpora', value: czechMoney(result.stateSupport) },
    { label: 'Roční výnos', value: czechRate(result.yieldRate) },
  ],
  facts: [
    {
      heading: 'Spoření',
      rows: [
        ['Cílová částka', czechMoney(input.targetAmount)],
        ['Začátek spoření', czechDay(input.startsOn)],
        ['Doba spoření', czechDuration(input.savingDuration)],
        ['Měsíční vklad', czechMoney(input.minimumMonthlyDeposit)],
        ...(input.extraDeposits > 0
          ? ([['Mimořádný vklad ročně', czechMoney(input.extraDeposits)]] as const)
          : []),
        ...(result.targetReachedAfter === undefined
          ? []
          : ([['Cílová částka naspořena za', czechDuration(result.targetReachedAfter)]] as const)),
      ],
    },
    {
      heading: 'Zhodnocení',
      rows: [
        ['Úroková sazba ročně', czechRate(result.interestRate)],
        ['Vklady celkem', czechMoney(result.deposits)],
        ['Úroky', czechMoney(result.interest)],
        ['Daň z úroků', czechMoney(result.tax)],
        ['Poplatky', czechMoney(result.fees)],
        ['Státní podpora', czechMoney(result.stateSupport)],
      ],
    },
  ],
  chart: {
    heading: 'Zůstatek na konci roku',
    parts: ['Zůstatek'],
    bars: result.years.map(({ year, balance }) => ({ label: String(year), values: [balance] })),
  },
  table: {
    heading: 'Spoření po letech (Kč)',
    rows: [
      ['Rok', 'Vklady', 'Úroky po zdanění', 'Poplatky', 'Státní podpora', 'Zůstatek'],
      ...result.years.map(({ year, deposits, interest, tax, fees, stateSupport, balance }) => [
        String(year),
        ...[deposits, interest - tax, fees, stateSupport, balance].map(czechDecimal),
      ]),
    ],
  },
  notes: [
    result.isSupportReturned
      ? 'Spoření je kratší než doba, po kterou je státní podpora podle zákona č. 96/1993 Sb. vázána. Klient by ji vrátil, výpočet ji proto nezahrnuje.'
      : input.hasStateSupport
        ? 'Státní podpora podle zákona č. 96/1993 Sb. činí 5 % z částky uspořené v roce, nejvýše z 20 000 Kč, a je připisována v dubnu následujícího roku; podpora za poslední rok se vyplácí po skončení spoření. Náleží klientovi nejvýše jednou ze všech jeho smluv a vrací se, trvá-li spoření méně než 6 let.'
        : 'O státní podporu klient u této smlouvy nežádá.',
    'Výpočet předpokládá vklady vždy první den měsíce, mimořádné vklady na začátku každého roku spoření a úrokovou sazbu neměnnou po celou dobu. Úroky podléhají dani 15 %.',
    'Tato nabídka není návrhem na uzavření smlouvy. Vklady jsou pojištěny v rozsahu stanoveném zákonem.',
  ],
});
