import { type Appraisers, appraisersPort, type OrderToValue } from './port';

interface Prepared {
  appraisers: Appraisers;
  /** An order that was not handed over yet; it lacks nothing. */
  order: OrderToValue;
}

/**
 * What every implementation of the appraisers' system has to hold; a bank's own runs it in its tests.
 * @param prepare opens it and makes an order
 */
export function appraisersContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const unknown = 'contract-unknown';

  it('answers as the port says', async () => {
    const { appraisers, order } = prepared;
    const { offersOnline, take, state, elsewhere } = appraisersPort.answers;
    const offered = await appraisers.offersOnline(order);
    expect(offersOnline.parse(offered)).toEqual(offered);
    const taken = await appraisers.take(order);
    expect(take.parse(taken)).toEqual(taken);
    const stands = await appraisers.state(order.orderNumber);
    expect(state.parse(stands)).toEqual(stands);
    const others = await appraisers.elsewhere(order.caseId);
    expect(elsewhere.parse(others)).toEqual(others);
  });

  it('takes the same order once, as it first came', async () => {
    const { appraisers, order } = prepared;
    const first = await appraisers.take(order);
    const { specification } = order;
    const changed = { ...order, specification: { ...specification, floorArea: 1 } };
    expect(await appraisers.take(changed)).toEqual(first);
  });

  it('says why it does not value online', async () => {
    const { appraisers, order } = prepared;
    const { isPossible, reason } = await appraisers.offersOnline({
      ...order,
      specification: { ...order.specification, floorArea: 0.01 },
    });
    expect({ isPossible, isTold: reason !== undefined }).toEqual({
      isPossible: false,
      isTold: true,
    });
  });

  it('does not know what it was never given', async () => {
    const { appraisers } = prepared;
    await expect(appraisers.state(unknown)).rejects.toMatchObject({ status: 404 });
    expect(await appraisers.cancel(unknown)).toEqual({ isCancelled: false });
  });

  it('cancels what it has not finished, and once again does nothing more', async () => {
    const { appraisers, order } = prepared;
    const cancelled = { ...order, orderNumber: `${order.orderNumber}-cancelled` };
    await appraisers.take(cancelled);
    const { orderNumber } = cancelled;
    expect(await appraisers.cancel(orderNumber)).toEqual({ isCancelled: true });
    expect(await appraisers.cancel(orderNumber)).toEqual({ isCancelled: true });
    expect(await appraisers.state(orderNumber)).toEqual({ status: 'cancelled' });
  });
}
