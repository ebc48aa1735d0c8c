import { salesArrangementType } from '@advisor/contracts/codebooks';
import { signatureType, signingType } from '@advisor/contracts/codebooks/document';
import type { DocumentKind } from '@advisor/contracts/signing/endpoints';

const { physical, biometric, electronic } = signatureType;
const everyWay: DocumentKind['signatureTypeIds'] = [physical.code, biometric.code, electronic.code];

const kind = (
  documentTypeCode: string,
  name: string,
  signatureTypeIds: DocumentKind['signatureTypeIds'] = everyWay,
): DocumentKind => ({ documentTypeCode, name, signatureTypeIds });

const { drawing, withoutEstate, generalChange, customerChange } = signingType;
const { debtAcceding, debtRemaining, debtAddCodebtor } = signingType;

export const loanContract = kind('loanContract', 'Smlouva o úvěru');

const ofService = ({ code, name }: { code: string; name: string }) =>
  kind(code, `Žádost – ${name.toLocaleLowerCase('cs')}`);

const kindsByType: Readonly<Record<number, DocumentKind[]>> = {
  [salesArrangementType.loanApplication.code]: [
    kind('loanApplication', 'Žádost o úvěr'),
    loanContract,
    kind('personalData', 'Souhlas se zpracováním osobních údajů', [
      biometric.code,
      electronic.code,
    ]),
    ofService(drawing),
  ],
  [salesArrangementType.generalChange.code]: [ofService(generalChange)],
  [salesArrangementType.withoutEstate.code]: [ofService(withoutEstate)],
  [salesArrangementType.customerChange.code]: [ofService(customerChange)],
  [salesArrangementType.debtAcceding.code]: [ofService(debtAcceding)],
  [salesArrangementType.addCodebtor.code]: [ofService(debtAddCodebtor)],
  [salesArrangementType.debtRemaining.code]: [ofService(debtRemaining)],
  [salesArrangementType.mortgageRetention.code]: [
    kind('retention', 'Dodatek ke smlouvě – retence'),
  ],
  [salesArrangementType.mortgageRefixation.code]: [
    kind('refixation', 'Dodatek ke smlouvě – refixace'),
  ],
};

/** Documents that an arrangement of the type can be signed with. */
export const documentKinds = (arrangementTypeId: number): DocumentKind[] =>
  kindsByType[arrangementTypeId] ?? [];
