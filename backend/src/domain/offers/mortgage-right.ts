import { permission } from '@advisor/contracts/permissions';
import { forbidden } from '../../platform/failure';
import type { SignedInUser } from '../../platform/session/user';
import type { LoanInput } from './loan-input';

/**
 * Permission 211 opens the terms of the bank's employees; any advisor models all products.
 * @throws Failure 403
 */
export function checkEmployeeRight(
  { isEmployee = false }: Partial<Pick<LoanInput, 'isEmployee'>>,
  { permissions }: Pick<SignedInUser, 'permissions'>,
): void {
  if (isEmployee && !permissions.has(permission.employeeMortgage)) {
    throw forbidden('K zaměstnaneckým podmínkám nemáte oprávnění.');
  }
}
