import { salesArrangementType } from '@advisor/contracts/codebooks';
import { type DocumentKind, everyWay } from '../document-kind';
import { loanApplication } from '../loan/loan-application';
import { loanContract } from '../loan/loan-contract';
import { savingsProducts } from '../loan/products';
import { applicants, contractParties, ofSavings } from '../parts/parties';
import { savingsRows } from './savings-rows';

const common = {
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.loanApplication.code,
  productTypeIds: savingsProducts,
};

/** Under the codes of a loan's papers: to the workflow they are the application and the contract. */
export const savingsKinds: readonly DocumentKind[] = [
  {
    ...common,
    documentTypeCode: loanApplication.documentTypeCode,
    name: 'Žádost o stavební spoření',
    blocks: (facts) => [
      { heading: 'Žadatelé' },
      applicants(facts),
      { heading: 'Požadované spoření' },
      { facts: savingsRows(facts) },
    ],
  },
  {
    ...common,
    documentTypeCode: loanContract.documentTypeCode,
    name: 'Smlouva o stavebním spoření',
    blocks: (facts) => [
      { text: 'uzavřená podle zákona č. 96/1993 Sb., o stavebním spoření a státní podpoře.' },
      { heading: '1. Smluvní strany' },
      contractParties(facts, ofSavings),
      { heading: '2. Spoření' },
      { facts: savingsRows(facts) },
      { heading: '3. Závěrečná ustanovení' },
      {
        text: 'Klient ukládá dohodnuté vklady; státní podporu vrací, trvá-li spoření méně než šest let. Výpovědní lhůta je tři měsíce. Smlouva nabývá účinnosti podpisem všech smluvních stran. Spory může klient předložit finančnímu arbitrovi (www.finarbitr.cz).',
      },
    ],
  },
];
