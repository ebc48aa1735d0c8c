import type { FastifyInstance } from 'fastify';
import { registerAssessments } from './modules/assessments/routes';
import { registerCases } from './modules/cases/routes';
import { registerClientDetails } from './modules/client-details/routes';
import { registerCodebooks } from './modules/codebooks/routes';
import { registerCreditPolicy } from './modules/credit-policy/routes';
import { registerCustomers } from './modules/customers/routes';
import { outdatedDiagnostics } from './modules/diagnostics/outdated';
import { registerDecisions } from './modules/decisions/routes';
import { registerDiagnostics } from './modules/diagnostics/routes';
import { registerDocuments } from './modules/documents/routes';
import { outdatedChanges } from './modules/households/outdated';
import { registerHouseholds } from './modules/households/routes';
import { registerEmbed } from './modules/signing/embed/routes';
import { registerIncomes } from './modules/incomes/routes';
import { registerLoanHub } from './modules/application/routes';
import { registerNotifications } from './modules/notifications/routes';
import { registerObligations } from './modules/obligations/routes';
import { registerOffers } from './modules/offers/routes';
import { outdatedMessages } from './neighbours/message-gateway/reference';
import { outdatedSigning } from './modules/signing/outdated';
import { outdatedRefinancingOffers } from './modules/refinancing/outdated';
import { registerRefinancing } from './modules/refinancing/routes';
import { registerSigning } from './modules/signing/routes';
import { registerTaxReturns } from './modules/tax-returns/routes';
import { outdatedJobs } from './platform/jobs/outdated';
import { outdatedAccesses } from './platform/access-journal/outdated';
import type { Outdated } from './platform/operations/clean-up';
import { outdatedQuotas } from './platform/quotas/outdated';
import { outdatedSessions } from './platform/session/outdated';
import { registerSession } from './platform/session/routes';

/** Each area registers its operations through `serve`; what none takes answers 501. */
export const modules: readonly ((app: FastifyInstance) => void | Promise<void>)[] = [
  registerSession,
  registerAssessments,
  registerCases,
  registerClientDetails,
  registerCodebooks,
  registerCreditPolicy,
  registerCustomers,
  registerDecisions,
  registerDiagnostics,
  registerDocuments,
  registerIncomes,
  registerHouseholds,
  registerLoanHub,
  registerNotifications,
  registerObligations,
  registerOffers,
  registerRefinancing,
  registerSigning,
  registerTaxReturns,
  registerEmbed,
];

/** Rows that the modules keep for a time only. */
export const outdatedRows: readonly Outdated[] = [
  outdatedAccesses,
  outdatedChanges,
  outdatedQuotas,
  outdatedSessions,
  outdatedJobs,
  outdatedSigning,
  outdatedDiagnostics,
  outdatedMessages,
  outdatedRefinancingOffers,
];
