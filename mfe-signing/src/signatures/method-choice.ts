import { signingState } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, SigningMethod } from '@advisor/contracts/signature-service/entities';
import { memberState, methodOf, processOf, type SigningProcess } from './signing-state';

/**
 * The user's latest choice of a method. There is at most one: choosing for a signature clears the
 * methods of the others, but of those that run or are signed.
 */
export interface MethodChoice {
  memberId: string;
  methodCode: string;
}

/** Methods to choose from in a process. */
export const methodsOf = (member: SignatureMember, process: SigningProcess): SigningMethod[] =>
  processOf(member, process)?.AvailableSigningMethods ?? [];

/** A signature that runs or is signed shows its method as text. */
export function isMethodFixed(member: SignatureMember, process: SigningProcess): boolean {
  const state = memberState(member, process);
  return state === signingState.accepted.code || state === signingState.inProgress.code;
}

/**
 * The method a row is signed with: the one in use; else the user's choice; else, while nothing was
 * chosen for another row, the one already selected or used, else the only one there is.
 */
export function chosenMethod(
  member: SignatureMember,
  process: SigningProcess,
  choice: MethodChoice | undefined,
): SigningMethod | undefined {
  if (isMethodFixed(member, process)) return methodOf(member);
  const methods = methodsOf(member, process);
  const byCode = (code: string | undefined) => methods.find((method) => method.Code === code);
  if (choice) return choice.memberId === member.Id ? byCode(choice.methodCode) : undefined;
  return (
    byCode(member.SelectedSigningMethod?.Code) ??
    byCode(member.SigningMethod?.Code) ??
    (methods.length === 1 ? methods[0] : undefined)
  );
}
