import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { notFound } from '../../platform/failure';
import type { ClientRegister, RegisteredClient } from '../../neighbours/client-register/port';

/** @throws Failure 404 when the register does not know the client */
export async function findClient(
  register: ClientRegister,
  { id, scheme }: { id: number; scheme: number },
): Promise<RegisteredClient> {
  const [client] = scheme === clientIdentityScheme.register.code ? await register.find([id]) : [];
  if (client === undefined) throw notFound('Klient v registru klientů není.');
  return client;
}
