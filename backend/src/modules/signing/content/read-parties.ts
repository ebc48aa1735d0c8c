import { addressType, contactType } from '@advisor/contracts/codebooks/customer';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { everybodyOn } from '../../../domain/cases/people';
import type { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import {
  readSealedDetails,
  type SealedDetail,
} from '../../../domain/household/client-detail/read-detail';
import type { DocumentFacts, Party } from '../../../domain/documents/document-facts';
import { addressText } from '../../../domain/documents/parts/address-text';
import type { RegisteredClient } from '../../../neighbours/client-register/port';
import type { ContentNode } from './content-node';

type PersonRow = typeof customersOnSA.$inferSelect;

/** What a paper says of somebody beside name and birth. */
type Known = Omit<Party, 'customerOnSAId' | 'roleId' | 'fullName' | 'dateOfBirth'> & {
  degreeBefore?: string;
  degreeAfter?: string;
};

/** People whom an arrangement is about, and all of it and of the case's application. */
export async function readParties(
  { backend, neighbours }: ContentNode,
  arrangement: ArrangementRow,
): Promise<Pick<DocumentFacts, 'parties' | 'everybody'>> {
  const { db, clientSealer } = backend;
  const { people, everybody } = await everybodyOn(db, arrangement);
  const ids = everybody.flatMap(({ person }) => person.customerId ?? []);
  const clients = ids.length === 0 ? [] : await neighbours.clientRegister.find(ids);
  const details = await readSealedDetails(
    db,
    clientSealer,
    everybody.map(({ person }) => person.id),
  );
  const partyOf = ({ person }: { person: PersonRow }): Party => {
    const client = clients.find(({ id }) => id === person.customerId);
    const detail = details.get(person.id);
    const [entered, registered] = [detail && ofDetail(detail), client && ofRegister(client)];
    // What was entered for this arrangement is what is agreed with; of an older one it may be outdated.
    return person.salesArrangementId === arrangement.id
      ? toParty(person, { ...registered, ...entered })
      : toParty(person, { ...entered, ...registered });
  };
  return { parties: people.map(partyOf), everybody: everybody.map(partyOf) };
}

const toParty = (
  { id, roleId, firstName, lastName, dateOfBirth }: PersonRow,
  { degreeBefore, degreeAfter, ...known }: Known,
): Party => ({
  customerOnSAId: id,
  roleId,
  fullName: [degreeBefore, firstName, lastName, degreeAfter].filter(Boolean).join(' '),
  dateOfBirth,
  ...known,
});

/** Without what is not known, so that another source may say it. */
const withoutGaps = (known: { [Name in keyof Known]: Known[Name] | undefined }): Known =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));

const ofRegister = ({ permanentAddress, ...client }: RegisteredClient): Known =>
  withoutGaps({
    degreeBefore: client.degreeBefore,
    degreeAfter: client.degreeAfter,
    birthNumber: client.birthNumber,
    phoneNumber: client.phoneNumber,
    emailAddress: client.emailAddress,
    address: permanentAddress && addressText(permanentAddress),
  });

function ofDetail({ addresses, contacts, ...detail }: SealedDetail): Known {
  const permanent = addresses.find(
    ({ addressTypeId }) => addressTypeId === addressType.permanent.code,
  );
  const contact = (type: number) => {
    const own = contacts.filter(({ contactTypeId }) => contactTypeId === type);
    return (own.find(({ isPrimary }) => isPrimary) ?? own[0])?.value;
  };
  return withoutGaps({
    degreeBefore: detail.degreeBefore,
    degreeAfter: detail.degreeAfter,
    birthNumber: detail.birthNumber,
    phoneNumber: contact(contactType.phone.code),
    emailAddress: contact(contactType.email.code),
    address: permanent && addressText(permanent),
  });
}
