import { z } from 'zod';

const texts = z.array(z.string());

/** One thing below another in a document. */
const documentBlockSchema = z
  .union([
    z.object({ heading: z.string() }),
    z.object({ text: z.string() }),
    z.object({ note: z.string() }),
    z.object({ list: texts }),
    z.object({ choices: texts }),
    /** Labels with a line to write on. */
    z.object({ fields: texts }),
    z.object({ facts: z.array(z.tuple([z.string(), z.string()])) }),
    /** First row is the header; the last column holds amounts. */
    z.object({ table: z.array(texts) }),
  ])
  .meta({ id: 'DocumentBlock' });
export type DocumentBlock = z.infer<typeof documentBlockSchema>;

/** A document as it is read on a screen: the same as in its PDF. */
export const documentTextSchema = z
  .object({ name: z.string(), category: z.string(), blocks: z.array(documentBlockSchema) })
  .meta({ id: 'DocumentText' });
export type DocumentText = z.infer<typeof documentTextSchema>;
