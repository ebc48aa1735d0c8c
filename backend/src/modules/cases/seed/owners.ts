import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/session/schema/users';
import { searchKey } from '../../../platform/search/search-key';
import { femaleNames, maleNames, surnames } from './person-names';
import { type Random, randomFor } from '../../../platform/random';

/** Ids below belong to the demo users. */
const firstColleagueId = 2_001;
/** Cases that the demo users have a share in; the rest of a large seed belongs to colleagues. */
const sharedCases = 1_000;
const casesPerColleague = 1_500;
const fewestColleagues = 12;

/** Share of each demo user in the first cases; the rest is the colleagues'. */
const shares = [
  ['advisor', 0.4],
  ['broker', 0.15],
  ['specialist', 0.15],
  ['admin', 0.1],
] as const;

/** Writes the colleagues who own cases and never sign in; answers whose a case is. */
export async function seedOwners(
  db: Database,
  cases: number,
): Promise<(index: number, random: Random) => number> {
  const logins = shares.map(([login]) => login);
  const found = await db
    .select({ id: users.id, login: users.login })
    .from(users)
    .where(inArray(users.login, logins));
  const demoIds = logins.map((login) => {
    const id = found.find((user) => user.login === login)?.id;
    if (id === undefined) throw new Error(`the demo user ${login} is missing`);
    return id;
  });
  const specialistId = demoIds[logins.indexOf('specialist')];
  const count = fewestColleagues + Math.ceil(Math.max(0, cases - sharedCases) / casesPerColleague);
  const colleagues = Array.from({ length: count }, (_, place) => colleagueAt(place));
  await db
    .insert(users)
    .values(colleagues.map((colleague) => ({ ...colleague, mortgageSpecialistId: specialistId })));
  return (index, random) => {
    let place = random.next();
    const colleague = firstColleagueId + random.int(0, count - 1);
    if (index >= sharedCases) return colleague;
    for (const [which, [, share]] of shares.entries()) {
      if (place < share) return demoIds[which] ?? colleague;
      place -= share;
    }
    return colleague;
  };
}

function colleagueAt(place: number) {
  const random = randomFor('colleague', place);
  const isMale = random.chance(0.5);
  const firstName = random.pickEarly(isMale ? maleNames : femaleNames);
  const lastName = random.pick(surnames)[isMale ? 0 : 1];
  const id = firstColleagueId + place;
  const login = `${searchKey(firstName)}.${searchKey(lastName)}.${id}`;
  return {
    id,
    login,
    firstName,
    lastName,
    phoneNumber: `+420607${random.int(100_000, 999_999)}`,
    emailAddress: `${login}@banka.example`,
    isInternal: true,
    isDemo: false,
  };
}
