import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { ValuationDetail, ValuationListItem } from '@advisor/contracts/real-estate/endpoints';
import { collateralRatios } from '@advisor/lending/loan/collateral';
import type { Appraisers, ValuedElsewhere } from '../../neighbours/appraisers/port';
import { Failure, notFound } from '../../platform/failure';
import { unknownValuation } from './valuation-of-case';
import { validToOf } from './validity';
import { variantOf } from './variants';

interface About {
  caseId: number;
  /** CZK; absent without an offer. */
  loan: number | undefined;
  today: string;
}

const lock = 'Toto ocenění vedou odhadci, v aplikaci se jen zobrazuje.';

/** Valuations that others have ordered; none while the appraisers do not answer. */
export async function listElsewhere(
  appraisers: Pick<Appraisers, 'elsewhere'>,
  about: About,
): Promise<ValuationListItem[]> {
  const found = await appraisers.elsewhere(about.caseId).catch((error: unknown) => {
    if (error instanceof Failure && error.status === 503) return [];
    throw error;
  });
  return found.map((one) => itemOf(one, about));
}

/** One of them. @throws Failure 404 for one of another case */
export async function elsewhereDetail(
  appraisers: Pick<Appraisers, 'elsewhere'>,
  about: About,
  number: number,
): Promise<ValuationDetail> {
  const found = (await appraisers.elsewhere(about.caseId)).find((one) => one.number === number);
  if (found === undefined) throw notFound(unknownValuation);
  const { result } = found;
  const item = itemOf(found, about);
  const { isLoanRealEstate, isPurchased, validTo } = item;
  return {
    ...item,
    specification: { isLoanRealEstate, isPurchased },
    lock,
    otherCases: [],
    possibleValuationTypes: [],
    options: [],
    documents: [],
    orders: [],
    ...(result !== undefined &&
      validTo !== undefined && {
        result: { ...result, validTo, isValid: validTo >= about.today },
      }),
  };
}

function itemOf(
  { number, valuationTypeId, realEstateTypeId, orderedOn, result }: ValuedElsewhere,
  { loan }: About,
): ValuationListItem {
  const value = result?.collateralValue ?? result?.currentValue;
  const ltv =
    loan === undefined || value === undefined
      ? undefined
      : collateralRatios({
          loan,
          realEstates: [{ currentValue: value, priorLiens: result?.priorLiens }],
        }).ltv;
  return {
    sourceId: valuationSource.appraisers.code,
    id: number,
    realEstateId: number,
    // Of the codebook, as the port promises.
    realEstateTypeId: realEstateTypeId as ValuationListItem['realEstateTypeId'],
    realEstateVariant: variantOf(realEstateTypeId),
    valuationTypeId,
    state: result === undefined ? taskState.evaluating.code : taskState.finished.code,
    isLoanRealEstate: true,
    isPurchased: false,
    valuationPrice: value,
    orderedOn,
    valuedOn: result?.valuedOn,
    validTo: result && validToOf(valuationTypeId, result.valuedOn),
    isReplaced: false,
    ltv,
    missing: [],
    mayBeDeleted: false,
    version: 0,
  };
}
