/*
 * What a bank sets for the assessment of creditworthiness, and no law does. It is data with a version;
 * the calculations take it as a parameter. Amounts are CZK a month, shares percent.
 */

/** How an income is judged; `foreign` is any income in another currency. */
export type IncomeKind =
  | 'salary'
  | 'enterprise'
  | 'rent'
  | 'diets'
  | 'maternity'
  | 'parental'
  | 'alimony'
  | 'pension'
  | 'foreign'
  | 'other';

export interface IncomePolicy {
  /** Share of each kind that counts, %. */
  readonly acceptedPercent: Readonly<Record<IncomeKind, number>>;
  /** Kinds that count only beside others. */
  readonly supplementaryKinds: readonly IncomeKind[];
  /** Highest share of supplementary kinds in all that counts, %; 100 is no limit. */
  readonly supplementaryMaxPercent: number;
  readonly countsInProbation: boolean;
  readonly countsInNotice: boolean;
  /** Shortest first contract for a fixed term that counts, months; a renewed one always does. */
  readonly shortestContractMonths: number;
}

/** Act 110/2006; upper bounds of ages are exclusive. */
export interface LivingMinimumTable {
  /** First day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Who lives alone. */
  readonly single: number;
  readonly firstAdult: number;
  readonly furtherAdult: number;
  /** Dependent children by age, ascending; whoever is older counts as a further adult. */
  readonly children: readonly { readonly underAge: number; readonly amount: number }[];
}

export interface ObligationPolicy {
  /** Share of a card's or an overdraft's limit that counts as its instalment, %. */
  readonly revolvingPercent: number;
  /** Whether the whole limit is debt in DTI, drawn or not. */
  readonly countsWholeLimit: boolean;
}

/** A limit that is `null` is not kept. */
export interface RatioLimits {
  /** %. */
  readonly ltv: number | null;
  /** Multiple of the net yearly income. */
  readonly dti: number | null;
  /** %. */
  readonly dsti: number | null;
}

export interface TaxReturnPolicy {
  /** Share of the turnover that the bank takes for expenses, %, where NACE has none of its own. */
  readonly expensePercent: number;
  /** The same by the first digits of NACE; the longest that fits holds. */
  readonly expensePercentByNace: Readonly<Record<string, number>>;
  /** Fall of the newer year, %, above which the lower year counts and not the average. */
  readonly fallToLower: number;
  /** Shortest business that counts, months in the newer year. */
  readonly shortestBusinessMonths: number;
}

export interface CreditPolicy {
  readonly incomes: IncomePolicy;
  readonly obligations: ObligationPolicy;
  readonly livingMinimum: {
    readonly tables: readonly LivingMinimumTable[];
    /** What the living minimum is multiplied by. */
    readonly coefficient: number;
  };
  /** Lowest cost of housing of a household. */
  readonly housingMinimum: number;
  /** What has to be left after everything. */
  readonly reserve: number;
  readonly limits: RatioLimits;
  /** For applicants under `youngUnderAge`. */
  readonly youngLimits: RatioLimits;
  readonly youngUnderAge: number;
  /** What the rate is raised by, percentage points. */
  readonly stressPoints: number;
  /** Step that the highest loan is rounded down to, CZK. */
  readonly loanStep: number;
  /** Days for which an assessment is valid. */
  readonly assessmentValidDays: number;
  readonly taxReturns: TaxReturnPolicy;
}
