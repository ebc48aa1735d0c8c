/** Places that other remotes may fill, with the properties that a filling receives. */
export interface SlotProps {
  /** A section of the case detail that belongs to another area. */
  'case-detail.real-estate': { caseId: number };
  'case-detail.drawing': { caseId: number };
  'case-detail.service-requests': { caseId: number };
  'case-detail.covenants': { caseId: number };
  'case-detail.tasks': { caseId: number };
  'case-detail.documents': { caseId: number };
  'case-detail.refinancing': { caseId: number };
  'case-detail.extra-payment': { caseId: number };
  'case-detail.income-tax-returns': { caseId: number };
  /** The loan hub's documents to sign. */
  'loan-hub.documents-signing': { caseId: number; salesArrangementId?: number };
}
export type SlotName = keyof SlotProps;

/** For those who check builds; the compiler sees to it that none is missing. */
export const slotNames = Object.keys({
  'case-detail.real-estate': true,
  'case-detail.drawing': true,
  'case-detail.service-requests': true,
  'case-detail.covenants': true,
  'case-detail.tasks': true,
  'case-detail.documents': true,
  'case-detail.refinancing': true,
  'case-detail.extra-payment': true,
  'case-detail.income-tax-returns': true,
  'loan-hub.documents-signing': true,
} satisfies Record<SlotName, true>);
