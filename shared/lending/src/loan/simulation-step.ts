/** What a number was calculated from; the caller has the words. */
export interface SimulationStep {
  code: SimulationStepCode;
  /** CZK, % p.a., months and days, as their names say. */
  operands: Readonly<Record<string, number | string>>;
  result: number;
}

export type SimulationStepCode =
  | 'rate'
  | 'instalment'
  | 'firstInstalment'
  | 'interestWhileDrawing'
  | 'instalmentWithFees'
  | 'instalmentAfterFixation'
  | 'totalInterest'
  | 'totalFees'
  | 'totalInsurance'
  | 'totalPaid'
  | 'totalPayable'
  | 'rpsn'
  | 'rpsnToFixationEnd'
  | 'ltv'
  | 'dti'
  | 'dsti'
  | 'dstiStressed';

/** Numbers and how each came about. */
export interface Explained<Values> {
  values: Values;
  steps: SimulationStep[];
}
