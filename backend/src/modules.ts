import type { Area } from './modules/area';
import { area as cases } from './modules/cases/area';
import { area as refinancing } from './modules/refinancing/area';
import { area as customers } from './modules/customers/area';
import { area as creditPolicy } from './modules/credit-policy/area';
import { area as taxReturns } from './modules/tax-returns/area';
import { area as offers } from './modules/offers/area';
import { area as clientDetails } from './modules/client-details/area';
import { area as incomes } from './modules/incomes/area';
import { area as obligations } from './modules/obligations/area';
import { area as application } from './modules/application/area';
import { area as households } from './modules/households/area';
import { area as assessments } from './modules/assessments/area';
import { area as decisions } from './modules/decisions/area';
import { area as notifications } from './modules/notifications/area';
import { area as documents } from './modules/documents/area';
import { area as caseDocuments } from './modules/case-documents/area';
import { area as signing } from './modules/signing/area';
import { area as valuation } from './modules/valuation/area';
import { area as savingsSystem } from './modules/savings-system/area';
import { area as codebooks } from './modules/codebooks/area';
import { area as administration } from './modules/administration/area';
import { area as productState } from './modules/product-state/area';
import { area as diagnostics } from './modules/diagnostics/area';
import { outdatedParts } from './neighbours/document-archive/reference';
import { outdatedMessages } from './neighbours/message-gateway/reference';
import { outdatedAccesses } from './platform/access-journal/outdated';
import { outdatedJobs } from './platform/jobs/outdated';
import type { Outdated } from './platform/operations/clean-up';
import { outdatedQuotas } from './platform/quotas/outdated';
import { outdatedSessions } from './platform/session/outdated';
import type { BankSettings } from './platform/settings/bank-settings';
import { platformSettings } from './platform/settings/platform-settings';

/** What the product consists of; banners stand in this order. What no area serves answers 501. */
export const areas: readonly Area[] = [
  cases,
  refinancing,
  customers,
  creditPolicy,
  taxReturns,
  offers,
  clientDetails,
  incomes,
  obligations,
  application,
  households,
  assessments,
  decisions,
  notifications,
  documents,
  signing,
  caseDocuments,
  valuation,
  savingsSystem,
  codebooks,
  administration,
  productState,
  diagnostics,
];

/** Rows that are kept for a time only. */
export const outdatedRows: readonly Outdated[] = [
  outdatedAccesses,
  outdatedQuotas,
  outdatedSessions,
  outdatedJobs,
  outdatedMessages,
  outdatedParts,
  ...areas.flatMap(({ outdated }) => outdated ?? []),
];

/** What the bank decides, in the order of the areas. */
export const bankSettings: readonly BankSettings[] = [
  ...areas.flatMap(({ settings }) => settings ?? []),
  ...platformSettings,
];
