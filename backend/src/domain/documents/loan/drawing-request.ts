import { codeName } from '@advisor/contracts/code-name';
import { loanPurpose, salesArrangementType } from '@advisor/contracts/codebooks';
import { signingType } from '@advisor/contracts/codebooks/document';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import { type DocumentKind, everyWay } from '../document-kind';
import { accountRows } from '../parts/accounts';
import { type Fact, optional, sumOf } from '../parts/fact';
import { applicants } from '../parts/parties';
import { drawingDay } from './drawing-day';
import { loanProducts } from './products';

/** Asking for the loan to be paid out. */
export const drawingRequest: DocumentKind = {
  documentTypeCode: signingType.drawing.code,
  name: 'Žádost – čerpání',
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.loanApplication.code,
  productTypeIds: loanProducts,
  blocks: (facts) => {
    const { loan, state } = facts;
    const drawn = state?.drawnAmount ?? 0;
    return [
      { heading: 'Žadatelé' },
      applicants(facts),
      { heading: 'Čerpání' },
      {
        facts: [
          ...optional('Výše úvěru', loan?.amount, czechMoney),
          ['Dosud čerpáno', czechMoney(drawn)],
          ...optional('Zbývá čerpat', loan && sumOf(loan.amount, -drawn), czechMoney),
          ...(loan?.purposes ?? []).map((purpose): Fact => [
            codeName(loanPurpose, purpose.loanPurposeId),
            czechMoney(purpose.amount),
          ]),
          ...optional('Požadovaný den čerpání', drawingDay(facts), czechDay),
          ...optional('Čerpat lze nejpozději', state?.drawingDeadline, czechDay),
          ...accountRows(facts),
        ],
      },
      { heading: 'Prohlášení' },
      {
        text: 'Žádáme o vyplacení úvěru podle smlouvy o úvěru. Prohlašujeme, že podmínky čerpání jsou splněny, že prostředky použijeme k dohodnutému účelu a že nám není známa skutečnost, která by splácení ohrozila.',
      },
    ];
  },
};
