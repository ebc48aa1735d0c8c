import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { resultOf } from '../refusal';

export const answerRefusal = (error: unknown) => ({ Result: resultOf(error) });

export const refusedSignatures = (error: unknown): Signatures => ({
  Result: resultOf(error),
  Process: null,
  UserMessage: null,
  ProcessDelegateRedirectUrl: null,
  Groups: [],
});
