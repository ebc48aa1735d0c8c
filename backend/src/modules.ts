import type { FastifyInstance } from 'fastify';
import { registerCases } from './modules/cases/routes';
import { registerCodebooks } from './modules/codebooks/routes';
import { registerCustomers } from './modules/customers/routes';
import { registerDiagnostics } from './modules/diagnostics/routes';
import { registerDocuments } from './modules/documents/routes';
import { registerEmbed } from './modules/embed/routes';
import { registerLoanHub } from './modules/loan-hub/routes';
import { registerNotifications } from './modules/notifications/routes';
import { registerOffers } from './modules/offers/routes';
import { registerSigning } from './modules/signing/routes';
import { registerSession } from './session/routes';

/** Each area registers its operations through `serve`; what none takes answers 501. */
export const modules: readonly ((app: FastifyInstance) => void | Promise<void>)[] = [
  registerSession,
  registerCases,
  registerCodebooks,
  registerCustomers,
  registerDiagnostics,
  registerDocuments,
  registerLoanHub,
  registerNotifications,
  registerOffers,
  registerSigning,
  registerEmbed,
];
