import { slot } from './slot';

interface OfCase {
  caseId: number;
}

interface OfApplication extends OfCase {
  salesArrangementId?: number;
}

/**
 * Sections of the case detail that belong to other areas, by the section. Each is in the menu while a
 * remote fills it.
 */
export const caseDetailSlots = {
  'real-estate': slot<OfCase>('case-detail.real-estate'),
  drawing: slot<OfCase>('case-detail.drawing'),
  'service-requests': slot<OfCase>('case-detail.service-requests'),
  covenants: slot<OfCase>('case-detail.covenants'),
  tasks: slot<OfCase>('case-detail.tasks'),
  documents: slot<OfCase>('case-detail.documents'),
  refinancing: slot<OfCase>('case-detail.refinancing'),
  'extra-payment': slot<OfCase>('case-detail.extra-payment'),
};

export const householdSlots = {
  /** Below the households: what the loan is held against. */
  collateral: slot<OfCase>('household.collateral'),
};

export const loanHubSlots = {
  /** While there are documents to sign. */
  documentsSigning: slot<OfApplication>('loan-hub.documents-signing'),
};
