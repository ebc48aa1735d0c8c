import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import type { EndpointOf } from '@advisor/contracts/operation';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import type { z } from 'zod';
import { bankDay } from '../../platform/calendar';
import { czechCount, years } from '../../platform/czech-format';
import { badRequest } from '../../platform/failure';
import { genderOf } from '../../domain/customers/birth-number-of';
import type { ClientRegister } from '../../neighbours/client-register/port';

type Customer = z.output<EndpointOf<typeof offerCalls.createCase>['body']>['customer'];

/** The main applicant of a case to be. */
export interface CaseClient {
  /** In the client register; null for somebody who is new. */
  customerId: number | null;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  birthNumber?: string | undefined;
  /** 1 male, 2 female; of somebody new by their birth number. */
  genderId?: number | undefined;
}

/** Years from which somebody may borrow. */
const fullAge = 18;
/** No birth date is older. */
const firstBirth = '1850-01-01';

/**
 * Who a case is made for: somebody of the client register, or a new client.
 *
 * @throws Failure 400 naming the field
 */
export async function caseClient(
  customer: Customer,
  register: ClientRegister,
  now: Date,
  remainderTen: RemainderTenPolicy,
): Promise<CaseClient> {
  const today = bankDay(now);
  if (customer.kind === 'new') {
    const { kind: _kind, ...person } = customer;
    checkBirth(person.dateOfBirth, today, 'customer.dateOfBirth');
    const genderId = genderOf(person, { today, remainderTen, field: 'customer.birthNumber' });
    return { customerId: null, ...person, genderId };
  }
  const { id, scheme } = customer.identity;
  const [registered] =
    scheme === clientIdentityScheme.register.code ? await register.find([id]) : [];
  if (registered === undefined) {
    throw badRequest('Klient v registru klientů není.', { field: 'customer.identity' });
  }
  const { firstName, lastName, dateOfBirth } = registered;
  checkBirth(dateOfBirth, today, 'customer.identity');
  return { customerId: registered.id, firstName, lastName, dateOfBirth };
}

function checkBirth(dateOfBirth: string, today: string, field: string): void {
  if (dateOfBirth > today || dateOfBirth < firstBirth) {
    throw badRequest('Datum narození není platné.', { field });
  }
  const ofAgeOn = `${Number(dateOfBirth.slice(0, 4)) + fullAge}${dateOfBirth.slice(4)}`;
  if (ofAgeOn > today) {
    throw badRequest(`Klientovi musí být alespoň ${czechCount(fullAge, years)}.`, { field });
  }
}
