import { and, asc, eq, gt } from 'drizzle-orm';
import { temporaryParts } from './schema';
import type { Database } from '../../platform/database/database';
import type { Content } from '../../platform/files/content';
import type { PartSealer } from '../../platform/personal-data/part-sealer';

/** What opens a part: where it stands in which upload. */
export const placeOfPart = (guid: string, start: number) => `upload ${guid}:${start}`;

/** The content of an upload, one part in memory at a time. */
export async function* temporaryContent(db: Database, sealer: PartSealer, guid: string): Content {
  let last = -1;
  for (;;) {
    const [part] = await db
      .select({ start: temporaryParts.start, sealed: temporaryParts.sealed })
      .from(temporaryParts)
      .where(and(eq(temporaryParts.guid, guid), gt(temporaryParts.start, last)))
      .orderBy(asc(temporaryParts.start))
      .limit(1);
    if (part === undefined) return;
    yield sealer.open(part.sealed, placeOfPart(guid, part.start));
    last = part.start;
  }
}
