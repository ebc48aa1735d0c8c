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
