import { changeCase } from '../../../domain/cases/change-case';
import type { RequiredDocument } from '../../../domain/checklist/required-documents';
import { checklistItems } from '../../../domain/checklist/schema';
import type { Database } from '../../../platform/database/database';

/**
 * Gives documents that are new to a checklist their numbers; who asks for it changes nothing.
 * @throws Failure 404 when somebody has discarded the arrangement meanwhile
 */
export const numberItems = (
  db: Database,
  { salesArrangementId, now }: { salesArrangementId: number; now: Date },
  documents: readonly RequiredDocument[],
): Promise<void> =>
  changeCase(db, { salesArrangementId, now }, async ({ tx }) => {
    await tx
      .insert(checklistItems)
      .values(
        documents.map(({ key, category, name, isMandatory }) => ({
          salesArrangementId,
          derivedKey: key,
          category,
          name,
          isMandatory,
          state: 'required' as const,
        })),
      )
      .onConflictDoNothing({
        target: [checklistItems.salesArrangementId, checklistItems.derivedKey],
      });
  });
