import type { OperationKey } from '@advisor/api-client/operation-query';
import type {
  BuildingSavingsInput,
  BuildingSavingsResult,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import type { OpenedOffer } from '../../offer/opened-offer';
import type { SavingsForm } from './savings-form.schema';

/** A saved offer of savings. */
export interface SavingsOffer extends OpenedOffer {
  rateVersionId: number;
  input: BuildingSavingsInput;
  result: BuildingSavingsResult;
}

/** An offer that the screen was opened with. */
export interface OpenedSavings {
  offer: SavingsOffer;
  /** What it was saved with, as it stands in the form. */
  form: SavingsForm;
}

/** The numbers that an offer was saved with, in the place of a modelation. */
export function openedSavingsQuery({ offerId, rateVersionId, result }: SavingsOffer) {
  const simulation: BuildingSavingsSimulation = { rateVersionId, result, findings: [] };
  return {
    queryKey: ['opened', { offerId }] as OperationKey,
    queryFn: () => simulation,
    initialData: simulation,
    staleTime: Infinity,
  };
}
