import { codeName } from '@advisor/contracts/code-name';
import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import { czechDay } from '../../../platform/czech-format';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts, LoanTerms } from '../document-facts';
import { type DocumentKind, everyWay } from '../document-kind';
import { accountRows } from '../parts/accounts';
import { commentBlocks } from '../parts/comment';
import { optional } from '../parts/fact';
import { amountRows, costAssumption, costRows, instalmentRows, rateRows } from '../parts/loan-rows';
import { applicants } from '../parts/parties';
import { securityRows } from '../parts/security-rows';
import { declaredMoney } from './declared-money';
import { drawingDay } from './drawing-day';
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
    ...declaredMoney(facts),
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
      ...securityRows(facts),
      ...rateRows(loan),
      ...instalmentRows(loan),
      ...accountRows(facts),
      ...optional('Předpokládané čerpání', drawingDay(facts), czechDay),
    ],
  },
  ...costBlocks(loan),
];

function costBlocks(loan: LoanTerms): Block[] {
  const facts = costRows(loan);
  if (facts.length === 0) return [];
  return [{ heading: 'Náklady úvěru' }, { facts }, { note: costAssumption(loan) }];
}
