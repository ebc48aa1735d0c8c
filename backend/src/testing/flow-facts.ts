import type { FlowFacts } from '../domain/flow/facts';

/** A new application for a mortgage of identified people, with an offer that holds. */
export const newFacts: FlowFacts = {
  caseState: 1,
  arrangementTypeId: 6,
  arrangementState: 1,
  productTypeId: 20001,
  today: '2026-11-20',
  offerValidTo: '2026-12-20',
  isPriced: true,
  missingOfHouseholds: [],
  parameters: { salesArrangementTypeId: 6 },
  documents: [],
  mandatoryDocuments: ['required'],
  priceException: undefined,
  handedOverOn: undefined,
  loan: undefined,
  lastEvents: { application: null, signing: null, drawing: null },
};
