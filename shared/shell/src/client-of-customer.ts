import type { CustomerDetail } from '@advisor/contracts/customer/detail';
import type { CurrentClient } from './current-client';

/** The current client as the client register knows them, without a case. */
export const clientOfCustomer = ({ identity, naturalPerson }: CustomerDetail): CurrentClient => ({
  customerFirstName: naturalPerson.firstName,
  customerLastName: naturalPerson.lastName,
  ...(naturalPerson.dateOfBirth !== undefined && { dateOfBirth: naturalPerson.dateOfBirth }),
  identity,
});
