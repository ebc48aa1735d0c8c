import type { FastifyInstance } from 'fastify';
import { type AddressRegister, addressRegisterPort } from './address-register/port';
import { referenceAddressRegister } from './address-register/reference';
import { addressPlaces } from './address-register/places';
import { type Appraisers, appraisersPort } from './appraisers/port';
import { referenceAppraisers } from './appraisers/reference';
import { type BackOffice, backOfficePort } from './back-office/port';
import { referenceBackOffice } from './back-office/reference';
import { type BusinessRegister, businessRegisterPort } from './business-register/port';
import { referenceBusinessRegister } from './business-register/reference';
import { type Cadastre, cadastrePort } from './cadastre/port';
import { referenceCadastre } from './cadastre/reference';
import { type ClientRegister, clientRegisterPort } from './client-register/port';
import { referenceClientRegister } from './client-register/reference';
import { joinNeighbour } from '../platform/neighbours/join-neighbour';
import { type CreditBureau, creditBureauPort } from './credit-bureau/port';
import { referenceCreditBureau } from './credit-bureau/reference';
import { type DocumentArchive, documentArchivePort } from './document-archive/port';
import { referenceDocumentArchive } from './document-archive/reference';
import { type DocumentRegister, documentRegisterPort } from './document-register/port';
import { referenceDocumentRegister } from './document-register/reference';
import { type MalwareScanner, malwareScannerPort } from './malware-scanner/port';
import { referenceMalwareScanner } from './malware-scanner/reference';
import { type MessageGateway, messageGatewayPort } from './message-gateway/port';
import { referenceMessageGateway } from './message-gateway/reference';
import type { Port } from '../platform/neighbours/port';
import { type SavingsSystem, savingsSystemPort } from './savings-system/port';
import { referenceSavingsSystem } from './savings-system/reference';
import { type TimeStampAuthority, timeStampPort } from './time-stamp/port';
import { referenceTimeStamp } from './time-stamp/reference';
import { type TrustService, trustServicePort } from './trust-service/port';
import { referenceTrustService } from './trust-service/reference';

/** The bank's systems that the back end asks, each behind its port. */
export interface Neighbours {
  addressRegister: AddressRegister;
  appraisers: Appraisers;
  backOffice: BackOffice;
  businessRegister: BusinessRegister;
  cadastre: Cadastre;
  clientRegister: ClientRegister;
  creditBureau: CreditBureau;
  documentArchive: DocumentArchive;
  documentRegister: DocumentRegister;
  malwareScanner: MalwareScanner;
  messageGateway: MessageGateway;
  savingsSystem: SavingsSystem;
  timeStamp: TimeStampAuthority;
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
  addressRegister: ({ backend }) => referenceAddressRegister(backend.db),
  appraisers: ({ backend }) => referenceAppraisers(backend),
  backOffice: ({ backend }) => referenceBackOffice(backend),
  businessRegister: ({ backend }) => referenceBusinessRegister(backend.config),
  cadastre: ({ backend }) => referenceCadastre(backend, addressPlaces(backend.db)),
  clientRegister: ({ backend }) => referenceClientRegister(backend.db, backend),
  creditBureau: ({ backend }) => referenceCreditBureau(backend.config),
  documentArchive: ({ backend }) => referenceDocumentArchive(backend),
  documentRegister: referenceDocumentRegister,
  malwareScanner: referenceMalwareScanner,
  messageGateway: ({ backend }) => referenceMessageGateway(backend),
  savingsSystem: ({ backend }) => referenceSavingsSystem(backend),
  timeStamp: ({ backend }) => referenceTimeStamp(backend),
  trustService: (app) =>
    referenceTrustService(app.backend, (sha256) => app.neighbours.timeStamp.stamp({ sha256 })),
};

/** As `NEIGHBOURS` names them. */
export const neighbourNames = Object.keys(reference) as (keyof Neighbours)[];

/** Connects every neighbour: the bank's own implementation where there is one. */
export function connectNeighbours(app: FastifyInstance, own: NeighbourFactories = {}): Neighbours {
  const join = <P extends object>(port: Port<P>, create: (app: FastifyInstance) => P): P =>
    joinNeighbour(app, port, create(app));
  const factories = { ...reference, ...own };
  return {
    addressRegister: join(addressRegisterPort, factories.addressRegister),
    appraisers: join(appraisersPort, factories.appraisers),
    backOffice: join(backOfficePort, factories.backOffice),
    businessRegister: join(businessRegisterPort, factories.businessRegister),
    cadastre: join(cadastrePort, factories.cadastre),
    clientRegister: join(clientRegisterPort, factories.clientRegister),
    creditBureau: join(creditBureauPort, factories.creditBureau),
    documentArchive: join(documentArchivePort, factories.documentArchive),
    documentRegister: join(documentRegisterPort, factories.documentRegister),
    malwareScanner: join(malwareScannerPort, factories.malwareScanner),
    messageGateway: join(messageGatewayPort, factories.messageGateway),
    savingsSystem: join(savingsSystemPort, factories.savingsSystem),
    timeStamp: join(timeStampPort, factories.timeStamp),
    trustService: join(trustServicePort, factories.trustService),
  };
}
