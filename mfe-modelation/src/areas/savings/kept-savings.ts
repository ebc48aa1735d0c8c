import type { OperationKey } from '@advisor/api-client/operation-query';
import type {
  BuildingSavingsInput,
  BuildingSavingsResult,
  BuildingSavingsSimulation,
} from '@advisor/contracts/offer/building-savings';
import type { KeptOffer } from '../../offer/kept-offer';
import type { SavingsForm } from './savings-form.schema';

/** A kept offer of savings. */
export interface SavingsOffer extends KeptOffer {
  rateVersionId: number;
  input: BuildingSavingsInput;
  result: BuildingSavingsResult;
}

/** An offer that the screen was opened with. */
export interface KeptSavings {
  offer: SavingsOffer;
  /** What it was kept with, as it stands in the form. */
  form: SavingsForm;
}

/** The numbers that an offer was kept with, in the place of a modelation. */
export function keptSavingsQuery({ offerId, rateVersionId, result }: SavingsOffer) {
  const simulation: BuildingSavingsSimulation = { rateVersionId, result, findings: [] };
  return {
    queryKey: ['kept', { offerId }] as OperationKey,
    queryFn: () => simulation,
    initialData: simulation,
    staleTime: Infinity,
  };
}
