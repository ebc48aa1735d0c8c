import type { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { normalizeDocumentNumber } from '@advisor/lending/identifiers/id-document';
import { documentErrors } from '../../domain/customers/document-errors';
import type { DocumentRegister } from '../../neighbours/document-register/port';

type Document = CallBody<typeof customerCalls.validateIdentificationDocument>;
type Answer = CallResponse<typeof customerCalls.validateIdentificationDocument>;

/**
 * A document as an advisor has it in hand. An expired one is doubtful, not refused: the client may
 * bring another one before signing. So is one that the register does not answer about.
 */
export async function validateDocument(
  document: Document,
  register: DocumentRegister,
  today: string,
): Promise<Answer> {
  const messages = documentErrors(document, today);
  if (messages.length > 0) return { isValid: false, messages };
  const { identificationDocumentTypeId: typeId, validTo } = document;
  const number = normalizeDocumentNumber(document.number);
  const isInvalid = await register.isInvalid({ number, typeId }).catch(() => undefined);
  if (isInvalid === true) {
    const message = 'Doklad je v evidenci odcizených, ztracených a neplatných dokladů.';
    return { isValid: false, messages: [{ field: 'number', message }] };
  }
  if (isInvalid === undefined) {
    const message = 'Evidence neplatných dokladů neodpověděla, ověřte doklad později.';
    messages.push({ field: 'number', message });
  }
  if (validTo !== undefined && validTo < today) {
    messages.push({ field: 'validTo', message: 'Platnost dokladu skončila.' });
  }
  return { isValid: true, messages };
}
