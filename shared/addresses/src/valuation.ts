import { address } from './address';

export const valuationAddresses = {
  list: address('/mortgage/property-valuation', ['caseId?', 'dialog?']),
  detail: address('/mortgage/property-valuation/:sourceId-:id', ['caseId?']),
  type: address('/mortgage/property-valuation/:sourceId-:id/type', ['caseId?']),
  online: address('/mortgage/property-valuation/:sourceId-:id/online', ['caseId?']),
  onlineResult: address('/mortgage/property-valuation/:sourceId-:id/online/result', ['caseId?']),
  dts: address('/mortgage/property-valuation/:sourceId-:id/dts', ['caseId?']),
  dtsResult: address('/mortgage/property-valuation/:sourceId-:id/dts/result', ['caseId?']),
  standard: address('/mortgage/property-valuation/:sourceId-:id/standard', ['caseId?']),
  standardResult: address('/mortgage/property-valuation/:sourceId-:id/standard/result', [
    'caseId?',
  ]),
  zovResult: address('/mortgage/property-valuation/:sourceId-:id/zov/result', ['caseId?']),
  revaluationResult: address('/mortgage/property-valuation/:sourceId-:id/revaluation/result', [
    'caseId?',
  ]),
  preliminaryOpinionResult: address(
    '/mortgage/property-valuation/:sourceId-:id/preliminary-opinion/result',
    ['caseId?'],
  ),
};
