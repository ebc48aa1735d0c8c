import { randomUUID } from 'node:crypto';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { checkVersion } from '../../../domain/versions/check-version';
import { changeCase } from '../../../domain/cases/change-case';
import { readDetail } from '../../../domain/household/client-detail/read-detail';
import type { ClientRegister } from '../../../neighbours/client-register/port';
import type { DocumentRegister } from '../../../neighbours/document-register/port';
import { bankDay } from '../../../platform/calendar';
import { conflict } from '../../../platform/failure';
import { clientOf, customerOf, refuseMinor, refuseYoungParent } from './customer-change';
import { type HouseholdChange, ofHouseholds } from './household-change';
import { identifyCustomer } from './identify-customer';
import type { CustomerRow } from '../household-rows';
import { newClientOf } from '../registration-rules';
import { sameClients } from '../same-clients';

type Answer = CallResponse<typeof customerCalls.register>;

interface Founding extends CallBody<typeof customerCalls.register> {
  person: CustomerRow;
  register: ClientRegister;
  documents: DocumentRegister;
  /** Of the call; the same once more is the same client. */
  requestKey: string | undefined;
}

const scheme = clientIdentityScheme.register.code;

/**
 * Founds a person of the application in the client register, from the detail that is saved of them, and
 * identifies them. Who is in it already is offered, and nobody founded; so are those of the same name and
 * birth date, unless the advisor says that they are others.
 * @throws Failure 400 with what is missing or wrong of the detail, 409 when somebody changed the person or
 * identified them as somebody else, 503 when a register does not answer
 */
export async function registerCustomer(
  opened: HouseholdChange,
  founding: Founding,
): Promise<Answer> {
  const { person, register, requestKey, version, otherThan = [] } = founding;
  const { db, sealer, now } = opened;
  const today = bankDay(now);
  const client = await newClientOf(await readDetail(db, sealer, person), founding.documents, today);
  const identifiedAs = await changeCase(db, ofHouseholds(opened), async (change) => {
    const current = await customerOf(change, person.id);
    if (current.customerId !== null) return current.customerId;
    await checkVersion(change.tx, current, {
      version: Math.min(version, person.version),
      userId: opened.userId,
      what: 'Údaje o osobě',
    });
    refuseMinor(current, today);
    await refuseYoungParent(change, current, today);
    return null;
  });
  const same = await sameClients(register, client, otherThan);
  if (identifiedAs !== null) {
    // The answer was lost, and the call comes again, or it has come twice.
    const isDone = same.some(
      ({ identity, sameBy }) => identity.id === identifiedAs && sameBy !== 'name',
    );
    if (isDone) return { identity: { id: identifiedAs, scheme }, clients: [] };
    throw conflict('Osobu mezitím identifikoval někdo jiný.', { field: 'identity' });
  }
  if (same.length > 0 && same.every(({ sameBy }) => sameBy === 'name')) return { clients: same };
  // Beside one of the same birth number or document it founds nobody, and knows whom this call has founded.
  const { id, isFounded } = await register.register(
    client,
    `${person.id}/${requestKey ?? randomUUID()}`,
  );
  if (!isFounded) return { clients: await sameClients(register, client, []) };
  await identifyCustomer(opened, person.id, await clientOf(register, { id, scheme }));
  return { identity: { id, scheme }, clients: [] };
}
