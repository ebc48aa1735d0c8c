import type { CallResponse } from '@advisor/contracts/operation';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

export type HubStep = CallResponse<typeof salesArrangementCalls.flow>[number];

/** How far a step is, and what is missing or wrong. */
export interface Progress {
  state: HubStep['state'];
  reason?: string;
}
