import type {
  SignatureMember,
  Signatures,
  SigningMethod,
} from '@advisor/contracts/signature-service/entities';
import { methodsOf } from './method-choice';
import { findMember } from './rows';
import type { SigningProcess } from './signing-state';

/**
 * The form that the method asks for now that one has been saved: the service may carry another one
 * with the selected method, or with the method itself.
 */
export function nextFormId(
  signatures: Signatures | undefined,
  { Id }: SignatureMember,
  { Code }: SigningMethod,
  process: SigningProcess,
): string | undefined {
  const member = signatures && findMember(signatures, Id);
  if (!member) return undefined;
  const { SelectedSigningMethod } = member;
  const selected = SelectedSigningMethod?.Code === Code ? SelectedSigningMethod.FormId : undefined;
  const offered = methodsOf(member, process).find((method) => method.Code === Code)?.FormId;
  return selected ?? offered ?? undefined;
}
