import {
  ceilToCrown,
  ceilToStep,
  checkNumber,
  Decimal,
  maximumAmount,
} from '../calendar-and-money/money';

/** What a wage of a year is taxed by, CZK a month. */
export interface WageRules {
  readonly socialPercent: number;
  readonly healthPercent: number;
  readonly taxPercent: number;
  readonly higherTaxPercent: number;
  /** Rounded base above which the higher rate holds. */
  readonly higherAbove: number;
  readonly taxpayerCredit: number;
  /** For the first, second and each further child. */
  readonly childCredits: readonly [number, number, number];
  /** Wage from which a bonus for children is paid. */
  readonly bonusFrom: number;
  /** Income from which each contract is insured: employment, work activity, work by hours. */
  readonly insuredFrom: Readonly<Record<WageContract, number>>;
}

/** Pracovní poměr, dohoda o pracovní činnosti, dohoda o provedení práce. */
export type WageContract = 'HPP' | 'DPC' | 'DPP';

export interface Wage {
  /** CZK a month. */
  gross: number;
  children: number;
  /** The declaration by which credits are used in the month. */
  isTaxDeclarationSigned: boolean;
  contract: WageContract;
}

/** CZK a month. */
export interface NetWage {
  social: number;
  health: number;
  tax: number;
  bonus: number;
  net: number;
  taxKind: 'advance' | 'withholding';
}

/** Step that the base of an advance is rounded up to, CZK. */
const baseStep = 100;

/**
 * Net wage of a month, to judge whether a confirmed one is plausible; it proves nothing.
 * @throws LendingError when the wage is not 0 or more
 */
export function netWage(wage: Wage, rules: WageRules): NetWage {
  const { gross, isTaxDeclarationSigned, contract } = wage;
  checkNumber('gross', gross, 0, maximumAmount);
  checkNumber('children', wage.children, 0, 50, 0);
  const isInsured = gross >= rules.insuredFrom[contract];
  const premium = (percent: number) =>
    isInsured ? ceilToCrown(new Decimal(gross).times(percent).div(100)) : 0;
  const social = premium(rules.socialPercent);
  const health = premium(rules.healthPercent);
  if (!isInsured && !isTaxDeclarationSigned) {
    const tax = new Decimal(gross).times(rules.taxPercent).div(100).floor().toNumber();
    return { social, health, tax, bonus: 0, net: gross - tax, taxKind: 'withholding' };
  }
  const base = ceilToStep(gross, baseStep);
  const higher = Math.max(base - rules.higherAbove, 0);
  const tax = ceilToCrown(
    new Decimal(base - higher)
      .times(rules.taxPercent)
      .plus(new Decimal(higher).times(rules.higherTaxPercent))
      .div(100),
  );
  const credits = isTaxDeclarationSigned ? rules.taxpayerCredit : 0;
  const afterCredits = Math.max(tax - credits, 0);
  const childCredit = isTaxDeclarationSigned ? childrenCredit(wage.children, rules) : 0;
  const bonus = gross >= rules.bonusFrom ? Math.max(childCredit - afterCredits, 0) : 0;
  const paid = Math.max(afterCredits - childCredit, 0);
  const net = gross - social - health - paid + bonus;
  return { social, health, tax: paid, bonus, net, taxKind: 'advance' };
}

function childrenCredit(children: number, { childCredits }: WageRules): number {
  const [first, second, further] = childCredits;
  return Array.from({ length: children }, (_, index) => [first, second][index] ?? further).reduce(
    (sum, credit) => sum + credit,
    0,
  );
}
