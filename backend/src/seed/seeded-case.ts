import { type Sentinel, sentinels } from '../domain/cases/sentinels/sentinels';
import { CaseRows } from './case-rows';
import { type Scenario, scenarios } from './scenario';

export const firstCaseId = 3_000_001;
/** Most ordinary cases that the identifiers made from the index leave room for. */
export const maxCases = 1_000_000;

/** A case that is being made. */
export interface SeededCase {
  /** From 0; what is random about the case follows from it. */
  index: number;
  caseId: number;
  scenario: Scenario;
  /** Absent: an ordinary case. */
  sentinel?: Pick<Sentinel, 'firstName'>;
  rows: CaseRows;
}

/** @param index from 0 to `maxCases`, exclusive */
export const ordinaryCase = (index: number): SeededCase => ({
  index,
  caseId: firstCaseId + index,
  scenario: scenarioOf(index),
  rows: new CaseRows(),
});

/** Cases like any other, so that they are found; only calls on them fail. */
export function* sentinelCases(): Generator<SeededCase> {
  for (const [place, { caseId, firstName }] of sentinels.entries()) {
    const index = maxCases + scenarios.length * place;
    yield {
      index,
      caseId,
      scenario: scenarioOf(index),
      sentinel: { firstName },
      rows: new CaseRows(),
    };
  }
}

const scenarioOf = (index: number) => scenarios[index % scenarios.length] as Scenario;
