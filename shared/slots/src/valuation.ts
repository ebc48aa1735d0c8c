import { slot } from './slot';

interface PickedDocuments {
  caseId: number;
  /** Numbers of the documents that are named. */
  value: readonly number[];
  onChange: (documentIds: readonly number[]) => void;
  /** The choice before is being saved: nothing else is chosen meanwhile. */
  isSaving: boolean;
  /** Makes of an uploaded file what is sent in its place. */
  prepare: (file: File) => Promise<File>;
}

export const valuationSlots = {
  /** Documents and photographs of the case that go with an order: chosen or uploaded. */
  documents: slot<PickedDocuments>('valuation.documents'),
};
