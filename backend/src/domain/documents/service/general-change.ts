import { salesArrangementType } from '@advisor/contracts/codebooks';
import { signingType } from '@advisor/contracts/codebooks/document';
import { czechCount, czechDay, months } from '../../../platform/czech-format';
import { type DocumentKind, everyWay } from '../document-kind';
import { accountOwnerRow, accountText } from '../parts/accounts';
import { commentBlocks } from '../parts/comment';
import { type Fact, optional } from '../parts/fact';
import { loanToday } from '../parts/loan-today';
import { applicants, requestedBy } from '../parts/parties';

/** Asking for another account, day of payment, deadline of drawing or collateral. */
export const generalChange: DocumentKind = {
  documentTypeCode: signingType.generalChange.code,
  name: 'Žádost – obecná změna',
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.generalChange.code,
  blocks: (facts) => {
    const { parameters, state } = facts;
    const wanted: Fact[] =
      parameters.salesArrangementTypeId === salesArrangementType.generalChange.code
        ? [
            ...optional('Nový účet pro splácení', parameters.repaymentAccount, accountText),
            ...accountOwnerRow(facts),
            ...optional('Nový den splátky', parameters.paymentDay, (day) => `${day}. den v měsíci`),
            ...optional('Prodloužení lhůty čerpání', parameters.drawingExtension, (count) =>
              [
                `o ${czechCount(count, months)}`,
                ...(state?.drawingDeadline === undefined
                  ? []
                  : [`dosud do ${czechDay(state.drawingDeadline)}`]),
              ].join(', '),
            ),
            ...optional('Změna zajištění', parameters.collateralChange || undefined, String),
          ]
        : [];
    return [
      { heading: 'Žadatelé' },
      applicants(facts),
      ...requestedBy(facts),
      ...loanToday(facts),
      { heading: 'Požadovaná změna' },
      wanted.length === 0 ? { text: 'Podle poznámky níže.' } : { facts: wanted },
      ...commentBlocks(facts),
      {
        text: 'Žádáme o změnu smlouvy o úvěru v uvedeném rozsahu. Bereme na vědomí, že změna nabývá účinnosti souhlasem banky a že za ni může účtovat poplatek podle sazebníku.',
      },
    ];
  },
};
