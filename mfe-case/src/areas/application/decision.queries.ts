import type { CallResponse } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { decisionCalls } from '@advisor/contracts/decision/calls';

export type Decision = CallResponse<typeof decisionCalls.decision>;

/** What an application lacks before it is sent, and what was decided about it. */
export const decisionQuery = (salesArrangementId: number) =>
  operationQuery(decisionCalls.decision, { params: { salesArrangementId } });
