import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { and, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm';
import { type CaseRow, closedStates, visibleTo } from '../../domain/cases/case-access';
import { cases } from '../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { openSpecification, readValuations } from '../../domain/valuation/read-valuations';
import type { Backend } from '../../platform/backend';
import type { SignedInUser } from '../../platform/session/user';

/** What a real estate is known by. */
export interface Located extends Pick<RealEstateSpecification, 'address' | 'cadastre'> {
  typeId: number;
}

const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/**
 * Whether two are one: of the same kind, and the same unit, or where no unit is known of one of them, the
 * same parcel, building or address. Pure.
 */
export function areSame(one: Located, other: Located): boolean {
  if (one.typeId !== other.typeId) return false;
  const [mine, theirs] = [one.cadastre, other.cadastre];
  if (mine && theirs && mine.cadastralAreaCode === theirs.cadastralAreaCode) {
    if (mine.units.length > 0 && theirs.units.length > 0) return shares(mine.units, theirs.units);
    if (shares(mine.parcels, theirs.parcels) || shares(mine.buildings, theirs.buildings))
      return true;
  }
  const { addressPointId } = one.address ?? {};
  return addressPointId !== undefined && addressPointId === other.address?.addressPointId;
}

/** Open cases of the same people, of those that the user may see. */
async function casesOfSamePeople(
  db: Backend['db'],
  caseId: number,
  user: SignedInUser,
): Promise<number[]> {
  const people = db
    .select({ id: customersOnSA.customerId })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(and(eq(salesArrangements.caseId, caseId), isNotNull(customersOnSA.customerId)));
  const found = await db
    .selectDistinct({ id: cases.id })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        inArray(customersOnSA.customerId, people),
        ne(cases.id, caseId),
        notInArray(cases.state, [...closedStates]),
        visibleTo(user),
      ),
    )
    .orderBy(cases.id);
  return found.map(({ id }) => id);
}

interface Asked {
  row: CaseRow;
  user: SignedInUser;
  real: Located;
}

/** Other cases of the people of a case that name the same real estate. */
export async function otherCasesWith(
  { db, clientSealer }: Pick<Backend, 'db' | 'clientSealer'>,
  { row, user, real }: Asked,
): Promise<number[]> {
  // Nothing is the same as what is not known.
  if (real.address === undefined && real.cadastre === undefined) return [];
  const valuations = await readValuations(db, await casesOfSamePeople(db, row.id, user));
  const same = valuations.filter(({ row: valuation, realEstate: { typeId } }) =>
    areSame(real, { ...openSpecification(clientSealer, valuation), typeId }),
  );
  return [...new Set(same.map(({ realEstate }) => realEstate.caseId))];
}
