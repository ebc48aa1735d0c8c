import { salesArrangementType } from '@advisor/contracts/codebooks';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts, LoanTerms } from '../document-facts';
import { type DocumentKind, everyWay } from '../document-kind';
import { accountRows } from '../parts/accounts';
import { optional } from '../parts/fact';
import { amountRows, costAssumption, costRows, instalmentRows, rateRows } from '../parts/loan-rows';
import { contractParties } from '../parts/parties';
import { securityRows } from '../parts/security-rows';
import { conditionsOf } from './conditions';
import { drawingDay } from './drawing-day';
import { isForHousing, isSecured, loanProducts } from './products';

/** The contract of a loan by an offer. */
export const loanContract: DocumentKind = {
  documentTypeCode: 'loanContract',
  name: 'Smlouva o úvěru',
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.loanApplication.code,
  productTypeIds: loanProducts,
  blocks: (facts) => [
    {
      text: 'uzavřená podle § 2395 a následujících zákona č. 89/2012 Sb., občanský zákoník, a zákona č. 257/2016 Sb., o spotřebitelském úvěru.',
    },
    { heading: '1. Smluvní strany' },
    contractParties(facts),
    ...(facts.loan === undefined ? [] : agreed(facts, facts.loan)),
    { heading: '8. Závěrečná ustanovení' },
    {
      text: 'Smlouva nabývá účinnosti podpisem všech smluvních stran. Její změny vyžadují písemnou formu. Spory může klient předložit finančnímu arbitrovi (www.finarbitr.cz); dohled nad bankou vykonává Česká národní banka. Klient potvrzuje, že před uzavřením smlouvy obdržel předsmluvní informace a měl čas se s nimi seznámit.',
    },
  ],
};

const agreed = (facts: DocumentFacts, loan: LoanTerms): Block[] => [
  { heading: '2. Úvěr a jeho účel' },
  {
    text: `Věřitel poskytne dlužníkovi peněžní prostředky v dohodnuté výši a dlužník je vrátí a zaplatí úroky.${facts.parties.length > 1 ? ' Je-li dlužníků více, jsou z této smlouvy zavázáni společně a nerozdílně.' : ''}`,
  },
  { facts: [...amountRows(loan), ...securityRows(facts)] },
  { heading: '3. Úroková sazba a RPSN' },
  { facts: rateRows(loan) },
  {
    text:
      loan.fixedRatePeriod === undefined
        ? 'Úroková sazba je pevná po celou dobu trvání úvěru.'
        : 'Novou sazbu na další období oznámí věřitel nejméně tři měsíce před koncem doby, na kterou je sazba pevná; v této době může klient úvěr splatit bez nákladů.',
  },
  { heading: '4. Čerpání' },
  {
    facts: [
      ...optional('Předpokládané čerpání', drawingDay(facts), czechDay),
      ...optional('Čerpat lze nejpozději', facts.state?.drawingDeadline, czechDay),
      ['Způsob čerpání', 'na účty podle žádosti o čerpání, po splnění podmínek'],
    ],
  },
  { text: 'Podmínky, které klient splní před čerpáním a po něm:' },
  { list: conditionsOf(facts, loan) },
  { heading: '5. Splácení' },
  { facts: [...instalmentRows(loan), ...accountRows(facts)] },
  { heading: '6. Náklady úvěru' },
  ...costBlocks(loan),
  ...earlyRepayment(facts),
];

function earlyRepayment({ productTypeId }: DocumentFacts): Block[] {
  const [heading, rule, withdrawal] = isSecured(productTypeId)
    ? [
        '7. Předčasné splacení a prodlení',
        isForHousing(productTypeId) ? '§ 117 a § 117a' : '§ 117',
        '',
      ]
    : [
        '7. Předčasné splacení, odstoupení a prodlení',
        '§ 117',
        ' Od smlouvy může klient odstoupit do 14 dnů od jejího uzavření (§ 118).',
      ];
  return [
    { heading },
    {
      text: `Klient může úvěr kdykoli zcela nebo zčásti předčasně splatit; věřitel může žádat jen náhradu nákladů podle ${rule} zákona č. 257/2016 Sb.${withdrawal} Při prodlení platí klient zákonný úrok z prodlení a náhradu účelně vynaložených nákladů (§ 122); věřitel může úvěr zesplatnit, vyzve-li klienta k nápravě a poskytne mu k ní nejméně 30 dnů.`,
    },
  ];
}

const costBlocks = (loan: LoanTerms): Block[] => {
  const facts = costRows(loan);
  return facts.length === 0
    ? [{ text: `Měsíční splátka ${czechMoney(loan.monthlyPayment)} zahrnuje jistinu a úroky.` }]
    : [{ facts }, { note: costAssumption(loan) }];
};
