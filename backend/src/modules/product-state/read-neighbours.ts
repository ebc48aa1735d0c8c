import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import type { NeighbourOutcomes } from '../../platform/neighbours/outcomes';

/** How the systems of the bank are, as all nodes have seen them; this one says at once what it knows. */
export async function readNeighbours(
  outcomes: NeighbourOutcomes,
): Promise<CallResponse<typeof adminCalls.stateNeighbours>> {
  await outcomes.write();
  return (await outcomes.read()).map(({ neighbour, answeredOn, failedOn, failure, method }) => ({
    name: neighbour,
    answeredOn: answeredOn?.toISOString(),
    failedOn: failedOn?.toISOString(),
    failure: failure ?? undefined,
    method: method ?? undefined,
  }));
}
