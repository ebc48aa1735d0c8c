import type { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/failure';
import { searchKey, searchWords } from '../../platform/search/search-key';
import { users } from '../../platform/session/schema/users';

export interface Employee {
  userId: number;
  name: string;
}

/** More are not meant. */
const mostMeant = 20;

/**
 * Whom some words mean: all of them stand in the name, or they are a login or an identifier.
 * @throws Failure 400 when they mean too many
 */
export async function findEmployees(db: Database, text: string): Promise<Employee[]> {
  const words = searchWords(text);
  const exact = searchKey(text);
  const everybody = await db.select().from(users);
  const meant = everybody.filter(({ firstName, lastName, login, cpm, icp }) => {
    const name = searchKey(`${lastName} ${firstName}`);
    return [login, cpm, icp].includes(exact) || words.every((word) => name.includes(word));
  });
  if (meant.length > mostMeant) {
    throw badRequest(`Zadání odpovídá ${meant.length} zaměstnancům. Upřesněte je.`, {
      field: 'employee',
    });
  }
  return meant.map(({ id, firstName, lastName }) => ({
    userId: id,
    name: `${firstName} ${lastName}`,
  }));
}
