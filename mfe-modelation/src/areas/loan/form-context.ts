import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FoundClient } from '../../client/client-search.mutations';
import type { LoanProduct } from '../../offer/product';
import type { LoanDefaults, LoanForm } from './loan-form.schema';

export interface LoanFormFacts {
  form: UseFormReturn<LoanForm, unknown, LoanForm>;
  product: LoanProduct;
  defaults: LoanDefaults;
  /** The case that is modelled for; undefined without one. */
  caseId: number | undefined;
  /** The arrangement that is modelled for; undefined without a case. */
  salesArrangementId: number | undefined;
  /** Where the household of the arrangement is; undefined without a case. */
  householdAddress: string | undefined;
  /** Whom it is modelled for; undefined while nobody in the register is known. */
  client: LoanClient | undefined;
}

export type LoanClient = Pick<FoundClient, 'identity' | 'firstName' | 'lastName'> &
  Partial<Pick<FoundClient, 'dateOfBirth'>>;

export const LoanFormContext = createContext<LoanFormFacts | undefined>(undefined);

/** The form that the component stands in, and what the bank offers for its product. */
export function useLoanForm(): LoanFormFacts {
  const facts = use(LoanFormContext);
  if (!facts) throw new Error('No loan form around');
  return facts;
}
