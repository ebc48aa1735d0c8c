import { signatureProcessingType, signingProcess } from '@advisor/contracts/codebooks/document';
import type { CodeOf } from '@advisor/contracts/codebook';
import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import { methodOf, type SigningProcess } from './signing-state';

export type ProcessingType = CodeOf<typeof signatureProcessingType>;

const { paat, biometric } = signatureProcessingType;

/**
 * How a signature is processed (part 1, section 2): in the application when it is digital or its
 * method says so, else on the device.
 */
export const processingType = (member: SignatureMember, process: SigningProcess): ProcessingType =>
  process === signingProcess.digital.code || methodOf(member)?.Code === paat.code
    ? paat.code
    : biometric.code;
