import { type ObligationFacts } from './counted-obligation';

/* One loan that the client declared and a register reports is one row with both values. */

export interface NamedObligation extends ObligationFacts {
  creditor?: { creditorId?: string; name?: string };
}

export interface ObligationPair<Declared, Registered> {
  declared?: Declared;
  registered?: Registered;
}

const sizeOf = ({ loanPrincipalAmount, creditCardLimit }: ObligationFacts): number =>
  loanPrincipalAmount ?? creditCardLimit ?? 0;

function isSameCreditor(one: NamedObligation, other: NamedObligation): boolean {
  const [id, otherId] = [one.creditor?.creditorId, other.creditor?.creditorId];
  if (id !== undefined && otherId !== undefined) return id === otherId;
  const [name, otherName] = [one.creditor?.name, other.creditor?.name].map((text) =>
    text?.trim().toLocaleLowerCase('cs'),
  );
  return name !== undefined && name !== '' && name === otherName;
}

/**
 * Pairs what was declared with what registers report: same type, same creditor, nearest amount, each
 * at most once. The order is that of the declared ones, then of the others.
 */
export function pairObligations<
  Declared extends NamedObligation,
  Registered extends NamedObligation,
>(
  declared: readonly Declared[],
  registered: readonly Registered[],
): ObligationPair<Declared, Registered>[] {
  const free = new Set(registered);
  const pairs = declared.map((one): ObligationPair<Declared, Registered> => {
    const distance = (other: Registered) => Math.abs(sizeOf(one) - sizeOf(other));
    const [nearest] = [...free]
      .filter(
        (other) => other.obligationTypeId === one.obligationTypeId && isSameCreditor(one, other),
      )
      .toSorted((first, second) => distance(first) - distance(second));
    if (nearest === undefined) return { declared: one };
    free.delete(nearest);
    return { declared: one, registered: nearest };
  });
  return [...pairs, ...[...free].map((one) => ({ registered: one }))];
}

const higher = (one?: number, other?: number): number | undefined =>
  one === undefined ? other : other === undefined ? one : Math.max(one, other);

/** What counts of a pair: the higher values, with the correction that the advisor made. */
export function pairFacts({
  declared,
  registered,
}: ObligationPair<NamedObligation, NamedObligation>): ObligationFacts | undefined {
  if (declared === undefined || registered === undefined) return declared ?? registered;
  const correction = registered.correction ?? declared.correction;
  return {
    ...registered,
    installmentAmount: higher(declared.installmentAmount, registered.installmentAmount),
    loanPrincipalAmount: higher(declared.loanPrincipalAmount, registered.loanPrincipalAmount),
    creditCardLimit: higher(declared.creditCardLimit, registered.creditCardLimit),
    amountConsolidated: registered.amountConsolidated ?? declared.amountConsolidated,
    correction,
  };
}
