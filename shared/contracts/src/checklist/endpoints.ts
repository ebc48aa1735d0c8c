import { z } from 'zod';
import { maxFilesAtOnce } from '../documents/file-rules';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseArrangementParamsSchema,
  caseParamsSchema,
  changedSchema,
  idSchema,
  instantSchema,
  textSchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';

const permissions = [permission.salesArrangementAccess] as const;

/** Whether a document is needed, and whether it is there. */
export const checklistItemStateSchema = z.enum(['required', 'delivered', 'checked', 'notNeeded']);

export const checklistItemSchema = z
  .object({
    checklistItemId: idSchema,
    /** Heading under which the item stands. */
    category: z.string(),
    name: z.string(),
    state: checklistItemStateSchema,
    isMandatory: z.boolean(),
    /** Added by an advisor, not derived from the application. */
    isCustom: z.boolean(),
    note: z.string().optional(),
    /** What was put to it, in its order; absent where nothing was. */
    documents: z.array(z.object({ documentId: idSchema, fileName: z.string() })).optional(),
    /** Counts the changes: one made to an older state is a conflict. */
    version: versionSchema,
  })
  .meta({ id: 'ChecklistItem' });

export const checklistSchema = z.object({
  items: z.array(checklistItemSchema),
  lastChangedOn: instantSchema.optional(),
});
export type Checklist = z.infer<typeof checklistSchema>;

export const checklistEndpoints = defineEndpoints({
  get: {
    summary: 'Documents that the application needs.',
    params: caseArrangementParamsSchema,
    response: checklistSchema,
    permissions,
  },
  addItem: {
    summary: 'Adds a document to the checklist.',
    params: caseArrangementParamsSchema,
    body: z.object({
      category: textSchema(100),
      name: textSchema(200),
      note: textSchema(500).optional(),
    }),
    status: 201,
    response: z.object({ checklistItemId: idSchema }),
    permissions,
    errors: [errorCode.conflict],
  },
  updateItem: {
    summary: 'Changes the state or the note of a document, or which files of the case it is.',
    params: caseArrangementParamsSchema,
    body: z.object({
      checklistItemId: idSchema,
      version: versionSchema,
      state: checklistItemStateSchema,
      note: z.string().trim().max(500).optional(),
      /** Documents of the case; without them those that are there stay. */
      documentIds: z.array(idSchema).max(maxFilesAtOnce).optional(),
    }),
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  createSnapshot: {
    summary: 'Keeps the checklist as it is now, for example when it was given to the client.',
    params: caseParamsSchema,
    body: z.object({ salesArrangementId: idSchema }),
    status: 201,
    response: z.object({ createdOn: instantSchema }),
    permissions,
    errors: [errorCode.conflict],
  },
  snapshot: {
    summary: 'The checklist as it was kept last; without items when it never was.',
    params: caseParamsSchema,
    response: checklistSchema.extend({
      createdOn: instantSchema.optional(),
      createdBy: z.string().optional(),
      salesArrangementId: idSchema.optional(),
    }),
    permissions,
  },
});
