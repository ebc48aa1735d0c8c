import type { CallResponse } from '@advisor/contracts/operation';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';

import type { Lock } from './locks';

export type HubStep = CallResponse<typeof salesArrangementCalls.flow>[number];

/** How far a step is, and what is missing or wrong. */
export interface Progress {
  state: HubStep['state'];
  reason?: string;
  isEarly?: boolean;
}

export const notStarted: Progress = { state: 'notStarted' };
export const inProgress: Progress = { state: 'inProgress' };
export const done: Progress = { state: 'done' };

/** The first lock that holds closes the step; otherwise the reason is that of its progress. */
export function step(
  name: HubStep['step'],
  { state, reason, isEarly }: Progress,
  ...locks: Lock[]
): HubStep {
  const lock = locks.find((one) => one !== undefined);
  const shown = lock ?? reason;
  return {
    step: name,
    isActive: lock === undefined,
    state,
    ...(isEarly && lock === undefined ? { isEarly } : {}),
    ...(shown === undefined ? {} : { reason: shown }),
  };
}
