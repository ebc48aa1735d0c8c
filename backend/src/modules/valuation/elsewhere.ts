import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { ValuationDetail, ValuationListItem } from '@advisor/contracts/real-estate/endpoints';
import type { Appraisers, ValuedElsewhere } from '../../neighbours/appraisers/port';
import { Failure, notFound } from '../../platform/failure';
import { unknownValuation } from './valuation-of-case';
import { validToOf } from './validity';
import { variantOf } from './variants';

interface About {
  caseId: number;
  today: string;
}

const lock = 'Toto ocenění vedou odhadci, v aplikaci se jen zobrazuje.';

/** Valuations that others have ordered; none while the appraisers do not answer. */
export async function listElsewhere(
  appraisers: Pick<Appraisers, 'elsewhere'>,
  caseId: number,
): Promise<ValuationListItem[]> {
  const found = await appraisers.elsewhere(caseId).catch((error: unknown) => {
    if (error instanceof Failure && error.status === 503) return [];
    throw error;
  });
  return found.map((one) => itemOf(one));
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
  const item = itemOf(found);
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

function itemOf({
  number,
  valuationTypeId,
  realEstateTypeId,
  orderedOn,
  result,
}: ValuedElsewhere): ValuationListItem {
  return {
    sourceId: valuationSource.appraisers.code,
    id: number,
    realEstateId: number,
    // Of the codebook, as the port promises.
    realEstateTypeId: realEstateTypeId as ValuationListItem['realEstateTypeId'],
    realEstateVariant: variantOf(realEstateTypeId),
    valuationTypeId,
    state: result === undefined ? taskState.evaluating.code : taskState.finished.code,
    // What the loan is held against is valued by the product's own orders.
    isLoanRealEstate: false,
    isPurchased: false,
    valuationPrice: result?.collateralValue ?? result?.currentValue,
    orderedOn,
    valuedOn: result?.valuedOn,
    validTo: result && validToOf(valuationTypeId, result.valuedOn),
    isReplaced: false,
    missing: [],
    mayBeDeleted: false,
    version: 0,
  };
}
