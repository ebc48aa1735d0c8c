import type { Backend } from '../../platform/backend';

/** What an area has made a condition of a loan: its contract lists it, and it becomes a covenant. */
export interface LoanCondition {
  /** Which one of the case it is, as long as it is the same: of one condition arises one covenant. */
  key: string;
  /** Czech, as the contract lists it. */
  text: string;
}

/** Conditions of the loan of a case that hold on a day, in the order of the areas. @param day `YYYY-MM-DD` */
export async function loanConditions(
  { db, areas }: Pick<Backend, 'db' | 'areas'>,
  caseId: number,
  day: string,
): Promise<LoanCondition[]> {
  const ofAreas = await Promise.all(areas.map((area) => area.conditions?.(db, caseId, day)));
  return ofAreas.flatMap((conditions) => conditions ?? []);
}
