import type { FastifyInstance } from 'fastify';
import type { CaseArea } from '../domain/cases/area';
import type { Fault } from '../platform/http/faults';
import type { Outdated } from '../platform/operations/clean-up';
import type { BankSettings } from '../platform/settings/bank-settings';

/** A team's subject: what it serves and works on, and what it tells the case. */
export interface Area extends CaseArea {
  /** Registers its operations through `serve`, its jobs and its daily work. */
  register(app: FastifyInstance): void | Promise<void>;
  /** Rows that it keeps for a time only. */
  outdated?: Outdated;
  /** What the bank decides of it. */
  settings?: BankSettings;
  /** How calls of the demonstration end otherwise. */
  faults?: readonly Fault[];
}
