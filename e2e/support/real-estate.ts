import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskState } from '@advisor/contracts/codebooks/task';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { expect } from '@playwright/test';
import type { Api } from './api';
import { preparedApplication, type Application } from './loan-hub';

/** The street is in every town of the register. */
const anyStreet = 'Nádražní';

async function registeredAddress(api: Api) {
  const found = await api.call(customerCalls.searchAddress, { body: { searchText: anyStreet } });
  const complete = found.find(({ isComplete }) => isComplete);
  if (complete === undefined) throw new Error('The register has no such address');
  const { addressId } = complete;
  return api.call(customerCalls.addressDetail, { body: { addressId } });
}

/** CZK a square metre, as the appraisers of the demonstration value a flat in a good state, or somewhat less. */
const perMetre = 93_000;

/** Orders the online valuation of a flat that secures a loan. @param value about which it is to be worth, CZK */
export async function orderFlat(
  api: Api,
  { caseId }: Pick<Application, 'caseId'>,
  value: number,
): Promise<RealEstate> {
  const { realEstateValuationId } = await api.call(valuationCalls.create, {
    params: { caseId },
    body: { realEstateTypeId: 2, realEstateState: 1, isLoanRealEstate: true },
  });
  const params = { caseId, realEstateValuationId };
  const { version } = await api.call(valuationCalls.update, {
    params,
    body: {
      version: 1,
      isLoanRealEstate: true,
      isPurchased: true,
      realEstateState: 1,
      address: await registeredAddress(api),
      buildingStructureCode: 'brick',
      flatSchemaCode: '3+kk',
      technicalStateCode: 'good',
      floorArea: Math.ceil(value / perMetre),
      builtIn: 1998,
    },
  });
  await api.call(valuationCalls.order, {
    params,
    body: { seen: version, order: { valuationTypeId: 1 } },
  });
  return { caseId, sourceId: valuationSource.product.code, id: realEstateValuationId };
}

/** The flat that secures a loan, valued online: at least at the value, and at most a tenth above it. */
export async function valueFlat(
  api: Api,
  application: Pick<Application, 'caseId'>,
  value: number,
): Promise<void> {
  await untilValued(api, await orderFlat(api, application, value));
}

/** Waits for an online valuation, half of its time after the other. */
export async function untilValued(api: Api, named: RealEstate): Promise<void> {
  const progress = async () =>
    (await api.call(valuationCalls.get, { params: named })).orders[0]?.progressPercent ?? 0;
  await expect.poll(progress).toBeGreaterThanOrEqual(50);
  await expect.poll(progress).toBe(100);
}

export interface RealEstate {
  caseId: number;
  sourceId: number;
  id: number;
}

/** A flat of an application that is being prepared, before anything was ordered: that which is there, else a new one. */
export async function draftFlat(api: Api): Promise<RealEstate> {
  const { caseId } = await preparedApplication(api);
  const params = { caseId };
  const sourceId = valuationSource.product.code;
  const known = await api.call(valuationCalls.list, { params });
  const draft = known.find((one) => one.sourceId === sourceId && one.state === undefined);
  if (draft !== undefined) return { caseId, sourceId, id: draft.id };
  const { realEstateValuationId } = await api.call(valuationCalls.create, {
    params,
    body: { realEstateTypeId: 2, realEstateState: 1, isLoanRealEstate: true, isPurchased: true },
  });
  return { caseId, sourceId, id: realEstateValuationId };
}

/** A real estate of the advisor's applications whose valuation has a result. */
export async function valuedRealEstate(api: Api): Promise<RealEstate> {
  const { rows } = await api.call(caseCalls.search, {
    body: { filter: 'loan-applications', pagination: { offset: 0, pageSize: 100 } },
  });
  const sourceId = valuationSource.product.code;
  for (const { caseId } of rows) {
    const known = await api.call(valuationCalls.list, { params: { caseId } });
    const valued = known.find(
      (one) => one.sourceId === sourceId && one.state === taskState.finished.code,
    );
    if (valued !== undefined) return { caseId, sourceId, id: valued.id };
  }
  throw new Error('No application of the seed has a valued real estate');
}

/** The list of the real estates of a case. */
export const realEstatesOf = ({ caseId }: Pick<RealEstate, 'caseId'>) =>
  `/mortgage/property-valuation?caseId=${caseId}`;

/** The address of a screen of a real estate. @param screen `/online/result`, say; its specification unless given */
export const screenOf = ({ caseId, sourceId, id }: RealEstate, screen = '') =>
  `/mortgage/property-valuation/${sourceId}-${id}${screen}?caseId=${caseId}`;

/** The address of a screen of such a flat. */
export const ofFlat =
  (screen = '') =>
  async (api: Api) =>
    screenOf(await draftFlat(api), screen);
