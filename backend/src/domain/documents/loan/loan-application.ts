import { codeName } from '@advisor/contracts/code-name';
import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts, LoanTerms } from '../document-facts';
import { type DocumentKind, everyWay } from '../document-kind';
import { accountRows } from '../parts/accounts';
import { commentBlocks } from '../parts/comment';
import { type Fact, optional } from '../parts/fact';
import { amountRows, costRows, instalmentRows, rateRows } from '../parts/loan-rows';
import { applicants } from '../parts/parties';
import { loanProducts } from './products';

/** Asking for a loan by an offer. */
export const loanApplication: DocumentKind = {
  documentTypeCode: 'loanApplication',
  name: 'Žádost o úvěr',
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.loanApplication.code,
  productTypeIds: loanProducts,
  blocks: (facts) => [
    { heading: 'Žadatelé' },
    applicants(facts),
    ...(facts.loan === undefined ? [] : requested(facts, facts.loan)),
    ...commentBlocks(facts),
    { heading: 'Prohlášení žadatelů' },
    {
      list: [
        'Údaje v této žádosti jsou pravdivé a úplné; změny bance oznámíme bez odkladu.',
        'Bereme na vědomí, že banka posoudí naši schopnost úvěr splácet (§ 86 zákona č. 257/2016 Sb.) a ověří údaje v úvěrových registrech.',
        'Bereme na vědomí, že na poskytnutí úvěru není právní nárok. Zamítne-li banka žádost, sdělí nám to bez odkladu, a vycházela-li z databáze, také z které.',
        'Před uzavřením smlouvy obdržíme předsmluvní informace na předepsaném formuláři.',
      ],
    },
  ],
};

const requested = (facts: DocumentFacts, loan: LoanTerms): Block[] => [
  { heading: 'Požadovaný úvěr' },
  {
    facts: [
      ['Produkt', codeName(productType, facts.productTypeId)],
      ...optional('Podle nabídky č.', loan.offer?.offerId, String),
      ...amountRows(loan),
      ...rateRows(loan),
      ...instalmentRows(loan),
      ...accountRows(facts),
      ...optional('Předpokládané čerpání', loan.offer?.input.expectedDateOfDrawing, czechDay),
    ],
  },
  ...sectionOf('Náklady úvěru', costRows(loan)),
  ...sectionOf('Příjmy a závazky domácnosti', householdRows(loan)),
];

const sectionOf = (heading: string, facts: Fact[]): Block[] =>
  facts.length === 0 ? [] : [{ heading }, { facts }];

function householdRows({ offer }: LoanTerms): Fact[] {
  const household = offer?.input.household;
  if (household === undefined) return [];
  return [
    ['Čistý měsíční příjem', czechMoney(household.netMonthlyIncome)],
    ['Měsíční splátky jiných závazků', czechMoney(household.monthlyInstallments)],
    ['Zůstatek jiných závazků', czechMoney(household.otherDebt)],
  ];
}
