import { salesArrangementType } from '@advisor/contracts/codebooks';
import { signingType } from '@advisor/contracts/codebooks/document';
import { czechDay, czechMoney } from '../../../platform/czech-format';
import { type DocumentKind, everyWay } from '../document-kind';
import { commentBlocks } from '../parts/comment';
import { type Fact, optional } from '../parts/fact';
import { loanToday } from '../parts/loan-today';
import { applicants, requestedBy } from '../parts/parties';

/** A mortgage whose real estate is named later. */
export const withoutEstate: DocumentKind = {
  documentTypeCode: signingType.withoutEstate.code,
  name: 'Žádost – hypotéka bez nemovitosti',
  signatureTypeIds: everyWay,
  arrangementTypeId: salesArrangementType.withoutEstate.code,
  blocks: (facts) => {
    const { parameters } = facts;
    const wanted: Fact[] =
      parameters.salesArrangementTypeId === salesArrangementType.withoutEstate.code
        ? [
            ...optional('Požadovaná výše úvěru', parameters.loanAmount, czechMoney),
            ...optional('Nemovitost doložíme do', parameters.realEstateDeadline, czechDay),
          ]
        : [];
    return [
      { heading: 'Žadatelé' },
      applicants(facts),
      ...requestedBy(facts),
      ...loanToday(facts),
      ...(wanted.length === 0
        ? []
        : [{ heading: 'Požadovaný úvěr bez nemovitosti' }, { facts: wanted }]),
      ...commentBlocks(facts),
      {
        text: 'Bereme na vědomí, že úvěr lze čerpat až po doložení nemovitosti, jejím ocenění a zřízení zástavního práva. Nebude-li nemovitost v uvedené lhůtě doložena, závazek banky úvěr poskytnout zanikne.',
      },
    ];
  },
};
