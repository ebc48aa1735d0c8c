import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput, type CallResponse } from '@advisor/api-client/call';
import { useMutation } from '@tanstack/react-query';

/** A person of the client register. */
export type FoundClient = CallResponse<'customer.search'>['customers'][number];

/** The dialog shows why; anything else goes to the error policy. */
export const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 400 || error.status === 409);

/** Why the server has refused. */
export interface Refusal {
  message: string;
  /** Dotted path of the request's field that it is about. */
  field?: string | undefined;
}

/** To be shown in the dialog. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  isRefused(error) ? error.messages[0] : undefined;

/** Finds persons in the register; nothing of what was typed stays in the cache. */
export const useSearchClients = () =>
  useMutation({
    mutationFn: (body: CallInput<'customer.search'>['body']) => call('customer.search', { body }),
    gcTime: 0,
    meta: { allowFailure: isRefused },
  });
