import { address } from './address';

const list = '/mortgage/documents-signing';

export const signingAddresses = {
  documentsSigning: address(list, ['caseId?', 'salesArrangementId?']),
  documentSigning: address(`${list}/:id`, ['caseId?', 'salesArrangementId?']),
  documentSigningDigital: address(`${list}/digital/:id`, ['caseId?', 'salesArrangementId?']),
  documentSigningNew: address(`${list}/new`, ['caseId?', 'salesArrangementId?']),
  documentSigningDigitalNew: address(`${list}/digital/new`, ['caseId?', 'salesArrangementId?']),
};

interface CaseReference {
  caseId?: number | undefined;
  salesArrangementId?: number | undefined;
}

/** Link to a document's signing, by the way in which it is signed. */
export const documentSigningPath = ({
  documentOnSAId,
  isDigital,
  ...reference
}: CaseReference & { documentOnSAId: number; isDigital: boolean }): string =>
  (isDigital ? signingAddresses.documentSigningDigital : signingAddresses.documentSigning).to({
    id: documentOnSAId,
    ...reference,
  });

/** Link to a new document, by the way in which it is to be signed. */
export const newDocumentSigningPath = ({
  isDigital,
  ...reference
}: CaseReference & { isDigital: boolean }): string =>
  (isDigital ? signingAddresses.documentSigningDigitalNew : signingAddresses.documentSigningNew).to(
    reference,
  );
