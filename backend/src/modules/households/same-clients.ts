import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { SameClient } from '@advisor/contracts/customer/registration';
import type {
  ClientCriteria,
  ClientRegister,
  NewClient,
} from '../../neighbours/client-register/port';

/** As many of one name and birth date as an advisor can tell apart. */
const maxAlike = 20;

const found = async (
  register: ClientRegister,
  sameBy: SameClient['sameBy'],
  criteria: ClientCriteria,
): Promise<SameClient[]> =>
  (await register.search(criteria, maxAlike)).clients.map(({ id, ...client }) => ({
    identity: { id, scheme: clientIdentityScheme.register.code },
    ...client,
    sameBy,
  }));

/**
 * Clients of the register who may be the person, each once: of the same birth number, document, or last
 * name and birth date.
 * @param otherThan ids of clients who only have the same name
 */
export async function sameClients(
  register: ClientRegister,
  client: NewClient,
  otherThan: readonly number[],
): Promise<SameClient[]> {
  const { birthNumber, identificationDocument, lastName, dateOfBirth } = client;
  const all = await Promise.all([
    birthNumber === undefined ? [] : found(register, 'birthNumber', { birthNumber }),
    found(register, 'identificationDocument', { identificationDocument }),
    found(register, 'name', { lastName, dateOfBirth }),
  ]);
  const byId = new Map<number, SameClient>();
  for (const one of all.flat()) {
    const { id } = one.identity;
    const isOther = one.sameBy === 'name' && otherThan.includes(id);
    if (!byId.has(id) && !isOther) byId.set(id, one);
  }
  return [...byId.values()];
}
