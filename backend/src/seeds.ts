import { seedApplication } from './modules/application/seed/seed-application';
import { seedAssessments } from './modules/assessments/seed';
import { seedCaseDocuments } from './modules/case-documents/seed/seed-case-documents';
import { seedCases } from './modules/cases/seed/seed-cases';
import { seedClientDetails } from './modules/client-details/seed';
import { seedCreditPolicy } from './modules/credit-policy/seed';
import { seedAddresses } from './modules/customers/seed/seed-addresses';
import { seedDocuments } from './modules/documents/seed/seed-documents';
import { seedIncomes } from './modules/incomes/seed/seed-incomes';
import { seedNotifications } from './modules/notifications/seed';
import { seedObligations } from './modules/obligations/seed/seed-obligations';
import { seedOffers } from './modules/offers/seed/seed-offers';
import { seedSigning } from './modules/signing/seed/seed-signing';
import { seedRefinancing } from './modules/refinancing/seed/seed-refinancing';
import { seedTaxForms } from './modules/tax-returns/seed';
import { seedValuation } from './modules/valuation/seed/seed-valuation';
import type { ModuleSeed } from './seed/module-seed';

/** What each module adds to the demonstration; a later one may rest on the rows of those before. */
export const seeds: readonly ModuleSeed[] = [
  seedCases,
  seedAddresses,
  seedCreditPolicy,
  seedTaxForms,
  seedOffers,
  seedClientDetails,
  seedIncomes,
  seedObligations,
  seedApplication,
  seedAssessments,
  seedNotifications,
  seedDocuments,
  seedCaseDocuments,
  seedSigning,
  seedRefinancing,
  seedValuation,
];
