import { slot } from './slot';

interface PickedDocuments {
  caseId: number;
  /** Numbers of the documents that are named. */
  value: readonly number[];
  onChange: (documentIds: readonly number[]) => void;
}

export const valuationSlots = {
  /** Documents and photographs of the case that go with an order: chosen or uploaded. */
  documents: slot<PickedDocuments>('valuation.documents'),
};
