import { Counter } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { type ClientRegister, clientRegisterPort } from './client-register/port';
import { referenceClientRegister } from './client-register/reference';
import { connect, type ConnectOptions } from '../platform/neighbours/connect';
import { type CreditBureau, creditBureauPort } from './credit-bureau/port';
import { referenceCreditBureau } from './credit-bureau/reference';
import { type DocumentArchive, documentArchivePort } from './document-archive/port';
import { referenceDocumentArchive } from './document-archive/reference';
import { type MessageGateway, messageGatewayPort } from './message-gateway/port';
import { referenceMessageGateway } from './message-gateway/reference';
import type { Port } from '../platform/neighbours/port';
import { type TrustService, trustServicePort } from './trust-service/port';
import { referenceTrustService } from './trust-service/reference';

/** The bank's systems that the back end asks, each behind its port. */
export interface Neighbours {
  clientRegister: ClientRegister;
  creditBureau: CreditBureau;
  documentArchive: DocumentArchive;
  messageGateway: MessageGateway;
  trustService: TrustService;
}

declare module 'fastify' {
  interface FastifyInstance {
    neighbours: Neighbours;
  }
}

/**
 * A bank's own implementations; what it does not name is the reference one. Each has to pass its
 * port's contract test, `neighbours/<system>/contract.ts`.
 */
export type NeighbourFactories = {
  [N in keyof Neighbours]?: (app: FastifyInstance) => Neighbours[N];
};

const reference: Required<NeighbourFactories> = {
  clientRegister: ({ backend }) => referenceClientRegister(backend.db, backend.birthNumbers),
  creditBureau: ({ backend }) => referenceCreditBureau(backend.config),
  documentArchive: ({ backend: { db, clock } }) => referenceDocumentArchive(db, () => clock.now()),
  messageGateway: ({ backend }) => referenceMessageGateway(backend),
  trustService: ({ backend }) => referenceTrustService(backend),
};

/** Connects every neighbour: the bank's own implementation where there is one. */
export function connectNeighbours(app: FastifyInstance, own: NeighbourFactories = {}): Neighbours {
  const calls = new Counter({
    name: 'neighbour_calls_total',
    help: 'Questions to systems of the bank, by how they ended.',
    labelNames: ['neighbour', 'method', 'outcome'] as const,
    registers: [app.metrics],
  });
  const join = <P extends object>(port: Port<P>, create: (app: FastifyInstance) => P): P => {
    const options: ConnectOptions = {
      fault: () => app.backend.config.neighbours.faults[port.name],
      calls,
      log: (line, error) => app.log.warn({ ...line, err: error }, 'A neighbour did not answer'),
    };
    return connect(port, create(app), options);
  };
  const factories = { ...reference, ...own };
  return {
    clientRegister: join(clientRegisterPort, factories.clientRegister),
    creditBureau: join(creditBureauPort, factories.creditBureau),
    documentArchive: join(documentArchivePort, factories.documentArchive),
    messageGateway: join(messageGatewayPort, factories.messageGateway),
    trustService: join(trustServicePort, factories.trustService),
  };
}
