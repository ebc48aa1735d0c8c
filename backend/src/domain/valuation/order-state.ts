import { taskState } from '@advisor/contracts/codebooks/task';

/* States of an order of a valuation, of those that workflow tasks have. */

const { requesting, evaluating, documentsCompleting, checkData } = taskState;
const { finished, cancelled, notValuated } = taskState;

/** Where an order goes from each state. */
const orderPaths: Readonly<Record<number, readonly number[]>> = {
  [requesting.code]: [evaluating.code, notValuated.code, cancelled.code],
  [evaluating.code]: [
    documentsCompleting.code,
    checkData.code,
    finished.code,
    notValuated.code,
    cancelled.code,
  ],
  [documentsCompleting.code]: [evaluating.code, cancelled.code],
  [checkData.code]: [evaluating.code, cancelled.code],
  [finished.code]: [],
  [notValuated.code]: [],
  [cancelled.code]: [],
};

export const mayOrderGo = (from: number, to: number): boolean =>
  orderPaths[from]?.includes(to) ?? false;

/** Orders that have no end yet. */
const openOrderStates: ReadonlySet<number> = new Set([
  requesting.code,
  evaluating.code,
  documentsCompleting.code,
  checkData.code,
]);

/** Whether the appraisers wait for the advisor. */
export const waitsForCompletion = (state: number): boolean =>
  state === documentsCompleting.code || state === checkData.code;

export const isOpenOrder = (state: number): boolean => openOrderStates.has(state);

/** @param state of the newest order; absent of a draft. @returns why nothing can be changed */
export function specificationLock(state: number | undefined): string | undefined {
  switch (state) {
    case requesting.code:
    case evaluating.code:
      return 'Ocenění je objednané, údaje teď nelze změnit.';
    case finished.code:
      return 'Ocenění je dokončené. Nemovitost můžete ocenit znovu.';
    default:
      return undefined;
  }
}

/** @returns why no order can be made */
export function orderLock(state: number | undefined): string | undefined {
  if (state === undefined) return undefined;
  return isOpenOrder(state)
    ? 'Ocenění této nemovitosti už je objednané.'
    : specificationLock(state);
}

/** Whether a valuation may be deleted: nobody works on it, and it gave no result. */
export const mayBeDeleted = (states: readonly number[]): boolean =>
  states.every((state) => state === cancelled.code || state === notValuated.code);
