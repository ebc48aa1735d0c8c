import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import type { ErrorMeta } from '@advisor/api-client/query-client';
import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { maxBankingDaysSpan } from '@advisor/contracts/codebooks/banking-days-span';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput } from '@advisor/contracts/offer/loan-offer';
import type { QueryClient } from '@tanstack/react-query';
import type { LoanProduct } from './product';

/** Rates do not change while somebody compares; saving checks them anyway. */
const freshForMs = 5 * 60_000;
/** What was typed on the way is soon forgotten. */
const cachedForMs = 60_000;

/** @param salesArrangementId refused where its case is about another product */
export const defaultsQuery = (productTypeId: number, salesArrangementId?: number) => ({
  ...operationQuery(offerCalls.defaults, {
    query: { productTypeId, ...(salesArrangementId !== undefined && { salesArrangementId }) },
  }),
  staleTime: freshForMs,
});

/** The screen shows by itself that the numbers are not of what stands in the form. */
export const shownByTheScreen: ErrorMeta = {
  allowFailure: (error) =>
    isApiError(error) &&
    // No answer at all, a refused input, or a fault of the server.
    (error.status === 0 || error.status === 400 || error.status >= 500),
};

const ofLoan = {
  mortgage: offerCalls.mortgage,
  nonPurposeMortgage: offerCalls.nonPurposeMortgage,
  americanMortgage: offerCalls.americanMortgage,
  unsecuredLoan: offerCalls.unsecuredLoan,
} as const;

interface ModelledFor {
  /** The arrangement that is modelled for: a price exception of its case counts. */
  salesArrangementId?: number | undefined;
  /** Also month by month. */
  withSchedule?: boolean;
}

/** Models a loan. A newer input cancels the call of the older one. */
export const loanSimulationQuery = (
  { name }: LoanProduct,
  input: LoanInput,
  { salesArrangementId, withSchedule = false }: ModelledFor = {},
) => ({
  ...operationQuery(
    // The calls are alike; a union of them would make a union of queries.
    ofLoan[name] as typeof offerCalls.mortgage,
    {
      body: input,
      query: {
        ...(withSchedule && { withSchedule: 'true' as const }),
        ...(salesArrangementId !== undefined && { salesArrangementId }),
      },
    },
    { meta: shownByTheScreen },
  ),
  staleTime: freshForMs,
  gcTime: cachedForMs,
});

/** A modelation by the rates of now, beside the one that is shown. */
export const renewedQuery = <Options extends { queryKey: readonly unknown[] }>(
  query: Options,
): Options => ({ ...query, queryKey: ['renewed', ...query.queryKey], staleTime: 0, gcTime: 0 });

/** Models anew what the screen shows. */
export const showRenewed = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && id.startsWith('offer.'),
    refetchType: 'active',
  });

export const savingsSimulationQuery = (input: BuildingSavingsInput) => ({
  ...operationQuery(offerCalls.buildingSavings, { body: input }, { meta: shownByTheScreen }),
  staleTime: freshForMs,
  gcTime: cachedForMs,
});

/** A saved offer never changes. */
export const offerQuery = (offerId: number) => ({
  ...operationQuery(offerCalls.get, { params: { offerId }, query: {} }),
  staleTime: Infinity,
});

export const arrangementOffersQuery = (salesArrangementId: number) =>
  operationQuery(offerCalls.listOfArrangement, { params: { salesArrangementId } });

const dayFromToday = (days: number): string => addDays(bankDay(serverNow()), days);

/** No product promises money further ahead; the call answers for no more, either. */
const bankingDaysAhead = maxBankingDaysSpan - 1;

/** Days on which money can be drawn; the form only hints by them, the server decides. */
export const bankingDaysQuery = () => ({
  ...operationQuery(
    codebookCalls.bankingDays,
    { body: { dateFrom: dayFromToday(0), dateTo: dayFromToday(bankingDaysAhead) } },
    { meta: { allowFailure: true } },
  ),
  staleTime: Infinity,
});

/** What an offer that was saved or linked changes. */
export const offerReaders = ['salesArrangement', 'case'] as const;
