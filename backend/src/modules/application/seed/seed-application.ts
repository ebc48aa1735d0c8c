import type { ModuleSeed } from '../../../seed/module-seed';
import { checklistItems } from '../../../domain/checklist/schema';
import { serviceKinds } from '../../../domain/documents/service/kinds';
import { contradictions } from './contradictions';
import { requiredDocumentRows } from './required-documents';
import { seedRequestedTasks } from './requested-tasks';

/** Checklists of recent applications, and who asked for which task. */
export const seedApplication: ModuleSeed = {
  start: ({ db }) => ({
    tables: [checklistItems],
    addRows: (seeded) => seeded.rows.add(checklistItems, ...requiredDocumentRows(seeded)),
    finish: () => seedRequestedTasks(db),
  }),
  documents: serviceKinds,
  contradictions,
};
