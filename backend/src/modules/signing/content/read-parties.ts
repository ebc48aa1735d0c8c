import { asc, inArray } from 'drizzle-orm';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import type { DocumentFacts, Party } from '../../../domain/documents/document-facts';
import type { ClientRegister, RegisteredClient } from '../../../neighbours/client-register/port';
import type { Database } from '../../../platform/database/database';

/** People of the arrangement, else of the case's application; and all of both. */
export async function readParties(
  db: Database,
  register: ClientRegister,
  { id }: Pick<ArrangementRow, 'id'>,
  application: Pick<ArrangementRow, 'id'>,
): Promise<Pick<DocumentFacts, 'parties' | 'everybody'>> {
  const people = await db
    .select()
    .from(customersOnSA)
    .where(inArray(customersOnSA.salesArrangementId, [id, application.id]))
    .orderBy(asc(customersOnSA.id));
  const ids = people.flatMap(({ customerId }) => customerId ?? []);
  const known = ids.length === 0 ? [] : await register.find(ids);
  const partyOf = (person: (typeof people)[number]) =>
    toParty(
      person,
      known.find((client) => client.id === person.customerId),
    );
  const own = people.filter(({ salesArrangementId }) => salesArrangementId === id);
  return {
    parties: (own.length > 0 ? own : people).map(partyOf),
    everybody: people.map(partyOf),
  };
}

const toParty = (
  { id, roleId, firstName, lastName, dateOfBirth }: typeof customersOnSA.$inferSelect,
  client: RegisteredClient | undefined,
): Party => ({
  customerOnSAId: id,
  roleId,
  fullName: [
    ...[client?.degreeBefore, firstName, lastName].filter(Boolean),
    ...(client?.degreeAfter === undefined ? [] : [client.degreeAfter]),
  ].join(' '),
  dateOfBirth,
  birthNumber: client?.birthNumber,
  address: client?.permanentAddress && addressText(client.permanentAddress),
  phoneNumber: client?.phoneNumber,
  emailAddress: client?.emailAddress,
});

/** `Dlouhá 123/4, 110 00 Praha` */
function addressText({
  street,
  houseNumber,
  streetNumber,
  city,
  postcode,
}: NonNullable<RegisteredClient['permanentAddress']>): string {
  const number = [houseNumber, streetNumber].filter(Boolean).join('/');
  const place = `${postcode.replace(/^(\d{3})(\d{2})$/, '$1\u00A0$2')} ${city}`;
  const first = [street ?? (number === '' ? undefined : 'č.\u00A0p.'), number]
    .filter(Boolean)
    .join(' ');
  return [first, place].filter(Boolean).join(', ');
}
