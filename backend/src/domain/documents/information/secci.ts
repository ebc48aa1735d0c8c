import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import { representativeExample } from '../../offers/representative-example';
import { bankParty } from '../bank';
import { conditionsOf } from '../loan/conditions';
import { drawingDay } from '../loan/drawing-day';
import { optional } from '../parts/fact';
import { costRows, instalmentRows, rateRows } from '../parts/loan-rows';
import { complaints, type InformationSheet, supervisor, totalOf } from './information-sheet';

/**
 * Standard European consumer credit information of a loan that nothing secures: directive 2008/48/EC,
 * annex II, and act 257/2016, s. 95, in its order and under its headings.
 */
export const secci: InformationSheet = {
  abbreviation: 'SECCI',
  name: 'Standardní informace o spotřebitelském úvěru (SECCI)',
  blocks: (facts, loan, validTo) => [
    {
      text: `Tyto informace byly vypracovány dne ${czechDay(facts.createdOn)} pro: ${facts.parties.map(({ fullName }) => fullName).join(', ')}. Věřitel je jimi vázán do ${czechDay(validTo)}. Neznamenají, že Vám úvěr musí být poskytnut.`,
    },
    { heading: '1. Totožnost a kontaktní údaje věřitele' },
    {
      facts: [
        ['Věřitel', bankParty],
        ...optional('Kontaktní osoba', facts.contact, String),
        ['Elektronická adresa', 'podpora@banka.example'],
        ['Zprostředkovatel úvěru', 'není, úvěr sjednáváte přímo s věřitelem'],
      ],
    },
    { heading: '2. Popis základních vlastností úvěru' },
    {
      facts: [
        ['Druh úvěru', codeName(productType, facts.productTypeId)],
        ['Celková výše úvěru', czechMoney(loan.amount)],
        ['Podmínky čerpání', 'najednou na účet, který určíte, po splnění podmínek níže'],
        ...optional('Předpokládaný den čerpání', drawingDay(facts), czechDay),
        ['Doba trvání úvěru', czechDuration(loan.duration)],
        ...instalmentRows(loan).filter(([label]) => label !== 'Doba splácení'),
        ['Pořadí úhrady', 'nejprve splatné úroky, potom jistina'],
        ['Celková částka, kterou zaplatíte', czechMoney(totalOf(loan))],
        ['Požadované zajištění', 'žádné'],
      ],
    },
    { text: 'Před čerpáním a po něm je třeba:' },
    { list: conditionsOf(facts, loan) },
    { heading: '3. Náklady úvěru' },
    { facts: rateRows(loan) },
    {
      text: 'Roční procentní sazba nákladů (RPSN) vyjadřuje celkové náklady úvěru v procentech za rok. Slouží k porovnání nabídek.',
    },
    { text: representativeExample(loan.offer.input, loan.offer.result, false) },
    { facts: costRows(loan) },
    {
      facts: [
        ['Povinné pojištění nebo jiná služba', insurance(loan.offer.result.totalInsurance)],
        ['Změna nákladů', 'náklady úvěru se po dobu jeho trvání nemění'],
        ['Náklady na notáře', 'žádné'],
      ],
    },
    {
      note: `RPSN je vypočtena za předpokladu, že úvěr bude vyčerpán najednou ${czechDay(loan.offer.input.expectedDateOfDrawing)}, splácen řádně a včas a že se úroková sazba po celou dobu nezmění.`,
    },
    { heading: '4. Náklady v případě opožděných plateb' },
    {
      text: 'Opožděné platby pro Vás mohou mít závažné následky, například nucený prodej majetku, a mohou ztížit získání dalšího úvěru. Při prodlení zaplatíte zákonný úrok z prodlení a náhradu účelně vynaložených nákladů. Údaj o prodlení bude zapsán do úvěrových registrů. Věřitel může úvěr zesplatnit, vyzve-li Vás k nápravě a poskytne Vám k ní nejméně 30 dnů.',
    },
    { heading: '5. Další důležité právní aspekty' },
    {
      facts: [
        [
          'Právo na odstoupení od smlouvy',
          'ano, bez udání důvodu do 14 dnů od uzavření smlouvy (§ 118 zákona č. 257/2016 Sb.). Do 30 dnů od odeslání odstoupení vrátíte jistinu a zaplatíte úrok za dobu, po kterou jste ji měli.',
        ],
        ['Předčasné splacení', 'ano, kdykoli zcela nebo zčásti'],
        [
          'Náhrada nákladů při předčasném splacení',
          'nejvýše 1 % předčasně splacené části, zbývá-li do konce úvěru více než rok, jinak nejvýše 0,5 %; nikdy více než úroky, které byste do konce zaplatili (§ 117)',
        ],
        [
          'Vyhledávání v databázi',
          'zamítne-li věřitel žádost na základě údajů z databáze, oznámí Vám to ihned a bezplatně a sdělí, o kterou databázi jde',
        ],
        [
          'Právo na návrh smlouvy',
          'na požádání dostanete bezplatně návrh smlouvy o úvěru, je-li věřitel ochoten ji s Vámi uzavřít',
        ],
        ['Informace platí', `do ${czechDay(validTo)}`],
      ],
    },
    { heading: '6. Doplňující informace pro uzavření smlouvy na dálku' },
    {
      facts: [
        ['Orgán dohledu', supervisor],
        [
          'Uplatnění práva na odstoupení',
          'písemně na adresu sídla věřitele nebo na podpora@banka.example; stačí odeslat v poslední den lhůty. Neodstoupíte-li, jste smlouvou vázáni.',
        ],
        ['Rozhodné právo a soud', 'právo České republiky, soudy České republiky'],
        ['Jazyk', 'smlouva i tyto informace jsou v češtině, v ní s Vámi budeme jednat'],
        ['Mimosoudní řešení sporů', complaints],
      ],
    },
  ],
};

const insurance = (total: number): string =>
  total > 0
    ? `k získání úvěru ne; pojištění, podle kterého je sazba snížena, stojí celkem ${czechMoney(total)} a je v RPSN`
    : 'ne';
