import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { AccessJournal } from './access-journal/access-journal';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Database } from './database/database';
import type { BirthNumberVault } from './personal-data/birth-number-vault';
import type { PartSealer } from './personal-data/part-sealer';
import type { Sealer } from './personal-data/sealer';
import type { SignedInUser } from './session/user';

/** What every route may use. A domain adds what it keeps on the node, as `domain/offers/rate-book` does. */
export interface Backend {
  db: Database;
  clock: Clock;
  config: Config;
  birthNumbers: BirthNumberVault;
  /** Seals by what a known browser is recognized. */
  deviceSealer: Sealer;
  /** Encrypts what applications keep of clients: details, incomes, and the history of changes. */
  clientSealer: Sealer;
  /** Encrypts what signing keeps of clients and of links. */
  signingSealer: Sealer;
  /** Encrypts the content of uploads and of the demonstration's archive. */
  fileSealer: PartSealer;
}

/** Answers by the product's page, the one for everybody, what may be one of its paths. */
type FallbackPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** A part of the product as it is deployed. */
export type DeployedPart = CallResponse<typeof adminCalls.stateVersions>[number];

declare module 'fastify' {
  interface FastifyInstance {
    backend: Backend;
    /** Operations that a module has taken. */
    served: Set<string>;
    accessJournal: AccessJournal;
    /** Of this node, for whoever runs it. */
    metrics: Registry;
    /** Absent without a product. */
    sendPage?: FallbackPage;
    /** What is served to whom; absent without a product. */
    deployedParts?: () => DeployedPart[];
    /** Whether the node is about to end: no longer ready, although it serves what comes. */
    leaving: boolean;
    /** When a call last failed because a disk was full. */
    diskFullAt: Date | undefined;
    /** Aborts shortly before a closing server runs out of time, so that nothing waits for long. */
    closing: AbortSignal;
  }
  interface FastifyRequest {
    /** Set for every call that is not public. */
    user: SignedInUser | undefined;
  }
}
