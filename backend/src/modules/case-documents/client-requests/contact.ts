import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../../platform/backend';
import type { RegisteredClient } from '../../../neighbours/client-register/port';
import { loanApplicationOf } from '../../../domain/cases/loan-application';
import { everybodyOn } from '../../../domain/cases/people';

type Neighbours = FastifyInstance['neighbours'];

/** How a client is reached; the register alone knows. */
export type Contact = Pick<RegisteredClient, 'phoneNumber' | 'emailAddress'>;

export async function contactOf(
  { clientRegister }: Pick<Neighbours, 'clientRegister'>,
  customerId: number,
): Promise<Contact> {
  const [found] = await clientRegister.find([customerId]);
  return found ?? {};
}

/** Link and code go by two channels where both are known; otherwise the advisor tells the code. */
export function channelsOf({ phoneNumber, emailAddress }: Contact) {
  if (emailAddress !== undefined)
    return { linkBy: 'email', codeBy: phoneNumber === undefined ? 'advisor' : 'sms' } as const;
  return phoneNumber === undefined ? undefined : ({ linkBy: 'sms', codeBy: 'advisor' } as const);
}

/** People of the case's application, by their roles. */
export async function peopleToAsk({ db }: Pick<Backend, 'db'>, caseId: number) {
  const application = await loanApplicationOf(db, caseId);
  const { people } = await everybodyOn(db, application);
  return {
    salesArrangementId: application.id,
    people: people.map(({ person }) => ({
      customerOnSAId: person.id,
      customerId: person.customerId,
      name: `${person.firstName} ${person.lastName}`,
    })),
  };
}

/** The same with their contacts. */
export async function peopleWithContacts(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  caseId: number,
) {
  const { salesArrangementId, people } = await peopleToAsk(backend, caseId);
  const ids = people.flatMap(({ customerId }) => customerId ?? []);
  const known = ids.length === 0 ? [] : await neighbours.clientRegister.find(ids);
  return {
    salesArrangementId,
    people: people.map(({ customerId, ...person }) => {
      const { phoneNumber, emailAddress } = known.find(({ id }) => id === customerId) ?? {};
      return { ...person, phoneNumber, emailAddress, isUnknown: customerId === null };
    }),
  };
}
