import type { Contract } from '@advisor/contracts/contract';
import type { ResponseOf } from '@advisor/contracts/endpoint';

export type HubStep = ResponseOf<Contract['salesArrangement.flow']>[number];

/** How far a step is, and what is missing or wrong. */
export interface Progress {
  state: HubStep['state'];
  reason?: string;
}
