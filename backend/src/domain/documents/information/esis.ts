import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import {
  czechCount,
  czechDay,
  czechDecimal,
  czechMoney,
  czechRate,
} from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import { savedLoan } from '../../offers/model-loan';
import { bankParty } from '../bank';
import type { DocumentFacts } from '../document-facts';
import { conditionsOf } from '../loan/conditions';
import { isForHousing } from '../loan/products';
import { type Fact, optional } from '../parts/fact';
import { amountRows, costRows, instalmentRows, rateRows } from '../parts/loan-rows';
import { securityRows } from '../parts/security-rows';
import {
  complaints,
  type InformationSheet,
  type OfferedLoan,
  supervisor,
  totalOf,
} from './information-sheet';

const instalments = { one: 'splátka', few: 'splátky', many: 'splátky', other: 'splátek' };
const firstYear = 12;

/**
 * The European standardised information sheet of a loan for housing: directive 2014/17/EU, annex II,
 * and act 257/2016, in its order and under its headings.
 */
export const esis: InformationSheet = {
  abbreviation: 'ESIS',
  name: 'Evropský standardizovaný informační přehled (ESIS)',
  blocks: (facts, loan, validTo) => [
    {
      text: `Tento přehled byl vypracován dne ${czechDay(facts.createdOn)} pro: ${facts.parties.map(({ fullName }) => fullName).join(', ')}. Vychází z údajů, které jste dosud poskytli, a ze současných podmínek na finančním trhu. Informace níže platí do ${czechDay(validTo)}, s výjimkou úrokové sazby a ostatních nákladů; po tomto dni se mohou změnit v souladu s podmínkami na trhu. Přehled neznamená, že Vám úvěr musí být poskytnut.`,
    },
    { heading: '1. Věřitel' },
    {
      facts: [
        ['Totožnost a sídlo', bankParty],
        ...optional('Kontaktní osoba', facts.contact, String),
        [
          'Poradenství',
          'Věřitel Vám po posouzení Vašich potřeb doporučuje tento úvěr. Na některé otázky, které Vám byly položeny, jste odpověděli sami.',
        ],
      ],
    },
    { heading: '2. Zprostředkovatel úvěru' },
    { text: 'Úvěr sjednáváte přímo s věřitelem, zprostředkovatel není.' },
    { heading: '3. Hlavní charakteristiky úvěru' },
    {
      facts: [
        ['Druh úvěru', codeName(productType, facts.productTypeId)],
        ...amountRows(loan),
        ['Měna úvěru', 'česká koruna (CZK)'],
        ['Doba trvání úvěru', czechDuration(loan.duration)],
        [
          'Způsob splácení',
          'pravidelné splátky jistiny a úroků (anuita); úvěr bude na konci splacen',
        ],
        ['Celková částka, kterou zaplatíte', czechMoney(totalOf(loan))],
        [
          'To znamená',
          `za každou vypůjčenou korunu zaplatíte ${czechDecimal(totalOf(loan) / loan.amount)}\u00A0Kč`,
        ],
        ['Druh zajištění', 'zástavní právo k nemovitosti'],
        ...securityRows(facts),
      ],
    },
    { heading: '4. Úroková sazba a ostatní náklady' },
    {
      text: 'Roční procentní sazba nákladů (RPSN) vyjadřuje celkové náklady úvěru v procentech za rok. Slouží k porovnání nabídek.',
    },
    { facts: rateRows(loan) },
    { text: 'RPSN zahrnuje tyto náklady:' },
    { facts: costRows(loan) },
    {
      note: `RPSN je vypočtena za předpokladu, že úvěr bude vyčerpán najednou ${czechDay(loan.offer.input.expectedDateOfDrawing)}, splácen řádně a včas a že se úroková sazba po celou dobu nezmění. Nezahrnuje poplatky, které nejsou nákladem úvěru, a správní poplatek za vklad zástavního práva do katastru nemovitostí.`,
    },
    { heading: '5. Četnost a počet splátek' },
    {
      facts: [
        ['Četnost splátek', 'měsíčně'],
        ['Počet splátek', czechCount(loan.offer.result.numberOfPayments, instalments)],
      ],
    },
    { heading: '6. Výše každé splátky' },
    { facts: instalmentRows(loan).filter(([label]) => label !== 'Počet splátek') },
    { text: changeWarning(loan) },
    ...afterFixation(loan),
    {
      text: 'Vaše příjmy se mohou změnit. Zvažte prosím, zda budete moci splácet i tehdy, když se sníží.',
    },
    { heading: '7. Orientační splátkový kalendář' },
    ...schedule(loan),
    { heading: '8. Další povinnosti' },
    { text: 'Abyste mohli využít podmínek popsaných v tomto přehledu, musíte:' },
    { list: conditionsOf(facts, loan) },
    {
      text: 'Pojištění můžete sjednat i u jiného poskytovatele, splní-li požadavky věřitele. Nesplníte-li povinnosti, na které je vázána sleva, může se úroková sazba zvýšit.',
    },
    { heading: '9. Předčasné splacení' },
    {
      text: earlyRepayment(facts),
    },
    { heading: '10. Flexibilní možnosti' },
    {
      text: 'Úvěr můžete převést k jinému věřiteli nebo na jinou nemovitost, souhlasí-li s tím věřitel a nově zastavená nemovitost postačí k zajištění.',
    },
    { heading: '11. Další práva spotřebitele' },
    {
      text: 'Po obdržení návrhu smlouvy o úvěru máte 14 dnů na rozmyšlenou. Po tuto dobu je věřitel návrhem vázán a můžete jej kdykoli přijmout.',
    },
    { heading: '12. Stížnosti' },
    {
      text: complaints,
    },
    { heading: '13. Nesplnění závazků z úvěru a důsledky pro klienta' },
    {
      text: 'Nebudete-li splácet, zaplatíte zákonný úrok z prodlení a náhradu účelně vynaložených nákladů; údaj o prodlení bude zapsán do úvěrových registrů a věřitel může úvěr zesplatnit. Máte-li potíže se splácením, obraťte se na nás co nejdříve. Nebudete-li splácet, můžete přijít o svůj domov.',
    },
    { heading: '14. Orgán dohledu' },
    {
      text: `Dohled nad věřitelem vykonává ${supervisor}.`,
    },
  ],
};

const earlyRepayment = ({ productTypeId }: DocumentFacts): string =>
  [
    'Úvěr můžete předčasně splatit zcela i zčásti. Věřitel může žádat jen náhradu účelně vynaložených nákladů podle § 117 zákona č. 257/2016 Sb.',
    ...(isForHousing(productTypeId)
      ? [
          'Náhrada za ušlý úrok činí podle § 117a nejvýše 0,25 % splacené jistiny za každý započatý rok zbývající do konce pevné sazby a nejvýše 1 %, administrativní náklady nejvýše 1 000 Kč.',
        ]
      : []),
    'Bez náhrady můžete splatit do tří měsíců od sdělení nové sazby a 25 % celkové výše úvěru v měsíci před výročím smlouvy. Rozhodnete-li se pro předčasné splacení, zjistěte u nás přesnou výši náhrady.',
  ].join(' ');

const changeWarning = ({ fixedRatePeriod }: OfferedLoan): string =>
  fixedRatePeriod === undefined
    ? 'Úroková sazba je pevná po celou dobu, výše splátek se nezmění.'
    : `Úroková sazba je pevná ${czechDuration(fixedRatePeriod)}. Potom se může změnit a s ní i výše splátky.`;

function afterFixation({ offer, fixedRateValidTo }: OfferedLoan): Block[] {
  const after = offer.result.afterFixation;
  if (after === undefined || fixedRateValidTo === undefined) return [];
  const examples = after.examples.map(({ interestRate, monthlyPayment }): Fact => [
    `Splátka při sazbě ${czechRate(interestRate)}`,
    czechMoney(monthlyPayment),
  ]);
  return [
    {
      facts: [
        [`Dluh na konci fixace ${czechDay(fixedRateValidTo)}`, czechMoney(after.balance)],
        ...examples,
      ],
    },
  ];
}

const money = (...amounts: readonly number[]): string[] => amounts.map(czechDecimal);

/** Nothing is paid in the year of a drawing near its end. */
const hasPayments = ({ principal, interest }: LoanResult['years'][number]): boolean =>
  principal + interest > 0;

/** Month by month in the first year, then year by year. */
function schedule({ offer: { input, result } }: OfferedLoan): Block[] {
  const rows = savedLoan(input, result, [], { withSchedule: true }).schedule ?? [];
  return [
    {
      text: 'Tabulka ukazuje výši splátky, kolik z ní jsou úroky a kolik jistina, a kolik zbývá splatit; částky jsou v korunách. První rok je po měsících, další po letech.',
    },
    {
      table: [
        ['Splátka', 'Částka', 'Úroky', 'Jistina', 'Zbývá splatit'],
        ...rows
          .slice(0, firstYear)
          .map((row) => [
            `${row.order}. – ${czechDay(row.paidOn)}`,
            ...money(row.payment, row.interest, row.principal, row.balance),
          ]),
      ],
    },
    {
      table: [
        ['Rok', 'Částka', 'Úroky', 'Jistina', 'Zbývá splatit'],
        ...result.years
          .filter(hasPayments)
          .map((row) => [
            String(row.year),
            ...money(row.principal + row.interest, row.interest, row.principal, row.balance),
          ]),
      ],
    },
  ];
}
