import { type Sentinel, sentinels } from './sentinels';
import { CaseRows } from './case-rows';
import { type Scenario, scenarios } from './scenario';

export const firstCaseId = 3_000_001;
/** Most ordinary cases that the identifiers made from the index leave room for. */
export const maxCases = 1_000_000;
/** On which the sentinels of signing hang. */
export const signingTestCaseId = 9_001_016;
/** Whose household is the largest that an advisor sees. */
export const householdTestCaseId = 9_001_017;

/** A case that is being made. */
export interface SeededCase {
  /** From 0; what is random about the case follows from it. */
  index: number;
  caseId: number;
  scenario: Scenario;
  /** The tester's, which nobody else finds in a list. */
  isTest: boolean;
  /** Absent: a case on which calls succeed. */
  sentinel?: Pick<Sentinel, 'firstName'>;
  rows: CaseRows;
}

/** @param index from 0 to `maxCases`, exclusive */
export const ordinaryCase = (index: number): SeededCase => ({
  index,
  caseId: firstCaseId + index,
  scenario: scenarioOf(index),
  isTest: false,
  rows: new CaseRows(),
});

/** Cases like any other, so that the tester finds them; only calls on them fail. */
function* sentinelCases(): Generator<SeededCase> {
  for (const [place, { caseId, firstName }] of sentinels.entries()) {
    const index = maxCases + scenarios.length * place;
    yield { ...ordinaryCase(index), caseId, isTest: true, sentinel: { firstName } };
  }
}

/** What the tester owns: the sentinels, the case of those of signing, and the largest household. */
export function* testCases(): Generator<SeededCase> {
  yield* sentinelCases();
  const others = maxCases + scenarios.length * sentinels.length;
  yield { ...ordinaryCase(others + signingScenario), caseId: signingTestCaseId, isTest: true };
  // The first one after them that is a mortgage, of people of one generation.
  const mortgage = others + 3 * scenarios.length + preparedScenario;
  yield { ...ordinaryCase(mortgage), caseId: householdTestCaseId, isTest: true };
}

const signingScenario = scenarios.findIndex(({ name }) => name === 'in-signing');
const preparedScenario = scenarios.findIndex(({ name }) => name === 'prepared');
const scenarioOf = (index: number) => scenarios[index % scenarios.length] as Scenario;
