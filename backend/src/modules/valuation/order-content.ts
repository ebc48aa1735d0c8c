import type { ValuationOrderInput } from '@advisor/contracts/real-estate/order';
import type { OrderRow } from '../../domain/valuation/read-valuations';
import type { Sealer } from '../../platform/personal-data/sealer';

/** What was ordered, as it is kept: with whom the appraiser speaks. */
export const sealOrder = (sealer: Pick<Sealer, 'seal'>, order: ValuationOrderInput) =>
  sealer.seal(JSON.stringify(order));

export const openOrder = (
  sealer: Pick<Sealer, 'open'>,
  { sealedOrder }: Pick<OrderRow, 'sealedOrder'>,
): ValuationOrderInput => JSON.parse(sealer.open(sealedOrder)) as ValuationOrderInput;

/** The number by which the appraisers know an order. */
export const orderNumberOf = (orderId: number): string => `valuation-${orderId}`;
