import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { Contract } from '@advisor/contracts/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { bankDay } from '../../calendar';
import { czechCount, years } from '../../czech-format';
import { customers } from '../../db/schema/customers';
import { badRequest } from '../../failure';
import { meetSentinelClient } from '../../sentinels/meet-sentinel';
import type { OfferCall } from './offer-access';

type Customer = z.output<Contract['offer.createCase']['body']>['customer'];

/** The main applicant of a case to be. */
export interface CaseClient {
  /** In the client register; null for somebody who is new. */
  customerId: number | null;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
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
  call: OfferCall,
  now: Date,
): Promise<CaseClient> {
  const today = bankDay(now);
  if (customer.kind === 'new') {
    const { firstName, lastName, dateOfBirth } = customer;
    checkBirth(dateOfBirth, today, 'customer.dateOfBirth');
    return { customerId: null, firstName, lastName, dateOfBirth };
  }
  const { id, scheme } = customer.identity;
  const [registered] =
    scheme === clientIdentityScheme.register.code
      ? await call.db
          .select({
            customerId: customers.id,
            firstName: customers.firstName,
            lastName: customers.lastName,
            dateOfBirth: customers.dateOfBirth,
          })
          .from(customers)
          .where(eq(customers.id, id))
      : [];
  if (registered === undefined) {
    throw badRequest('Klient v registru klientů není.', { field: 'customer.identity' });
  }
  await meetSentinelClient(registered, call);
  checkBirth(registered.dateOfBirth, today, 'customer.identity');
  return registered;
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
