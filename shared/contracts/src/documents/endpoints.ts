import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { dateSchema, idSchema, pathIdSchema } from '../fields';

export const generalDocumentSchema = z
  .object({
    documentId: idSchema,
    name: z.string(),
    category: z.string(),
    format: z.enum(['pdf', 'docx', 'xlsx']),
    /** Bytes. */
    size: z.number().int().positive(),
    updatedOn: dateSchema,
  })
  .meta({ id: 'GeneralDocument' });
export type GeneralDocument = z.infer<typeof generalDocumentSchema>;

export const documentEndpoints = defineEndpoints({
  generalDocuments: {
    summary: 'Forms and templates that belong to no case.',
    response: z.array(generalDocumentSchema),
  },
  generalDocumentContent: {
    summary: 'The file of a general document.',
    params: z.object({ documentId: pathIdSchema }),
    response: 'binary',
  },
});
