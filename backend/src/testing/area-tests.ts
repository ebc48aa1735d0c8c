import { randomUUID } from 'node:crypto';
import type { Operation } from '@advisor/contracts/operation';
import type { LightMyRequestResponse } from 'fastify';
import { hubClient, newApplication } from './hub';
import type { TestApp } from './test-app';

type Send = () => Promise<LightMyRequestResponse>;

/** A call that changes something, to be sent twice. */
export interface Retried {
  operation: Operation;
  /** Brings the product to where the call makes sense. @returns sends the call, always the same */
  prepare: () => Promise<Send> | Send;
  /** What the second call answers when it is not the same, and why. */
  otherwise?: { answer: object; because: string };
}

/** A record that two people have before them. */
interface Opened {
  params: object;
  version: number;
  /** Bodies of two changes of it, without the version. */
  changes: readonly [object, object];
}

/** A call that carries the version of a record. */
export interface Versioned {
  operation: Operation;
  open: () => Promise<Opened>;
  /** Of a call that removes the record: what changes it meanwhile. */
  changedBy?: Operation;
}

/** What an area brings to the tests that go through all of them. */
export interface AreaTests {
  /** Its changing calls, for what they do when their answer was lost. */
  retried?: (backend: () => TestApp) => Retried[];
  /** Calls that are meant to do something each time, by their ids, and what. */
  eachTime?: Readonly<Record<string, string>>;
  /** Its calls that carry a version, for what they do when a colleague was faster. */
  versioned?: (backend: () => TestApp) => Versioned[];
  /** What the screens read that its sections of the case's menu lead to. */
  entries?: Readonly<Record<string, Operation>>;
}

export const gone = {
  answer: [{ errorCode: 90901 }],
  because: 'nothing is left that would tell it from one that never was',
};

export const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } });

/** Calls of an advisor. */
export const callsOf = (backend: () => TestApp) => ({
  asAdvisor: (operation: Operation, input: object) => () =>
    backend().callOperation(operation, { as: 'advisor', ...input }),
  /** A call on a new application. */
  onApplication: (operation: Operation, body: object) => async () => {
    const hub = hubClient(backend(), await newApplication(backend()));
    return () => hub.call(operation, body);
  },
});
