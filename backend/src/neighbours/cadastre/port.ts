import { restrictionKind } from '@advisor/contracts/codebooks/real-estate';
import { codeSchema } from '@advisor/contracts/codebook';
import { dateSchema } from '@advisor/contracts/fields';
import { cadastreEntrySchema } from '@advisor/contracts/real-estate/specification';
import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const areaSchema = z.object({
  cadastralAreaCode: z.string().regex(/^\d{6}$/),
  name: z.string().min(1),
  town: z.string().min(1),
});
export type CadastralArea = z.infer<typeof areaSchema>;

const findingSchema = z.object({
  entry: cadastreEntrySchema,
  /** Code of the address place (RÚIAN), where it has one. */
  addressPointId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  /** Of a unit, square metres. */
  floorArea: z.number().positive().optional(),
  landArea: z.number().positive().optional(),
});
export type CadastreEntryFound = z.infer<typeof findingSchema>;

const pdfSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const deedSchema = z.object({
  entry: cadastreEntrySchema,
  issuedOn: dateSchema,
  owners: z.array(
    z.object({
      name: z.string().min(1),
      /** `1/2`; absent: common property of spouses. */
      share: z
        .string()
        .regex(/^[1-9]\d*\/[1-9]\d*$/)
        .optional(),
    }),
  ),
  restrictions: z.array(
    z.object({
      kind: codeSchema(restrictionKind),
      text: z.string().min(1),
      amount: z.number().positive().optional(),
    }),
  ),
  pdf: pdfSchema,
});
export type CadastreDeed = z.infer<typeof deedSchema>;

/** What is looked for. */
export type CadastreQuery =
  | { by: 'address'; addressPointId: string }
  | { by: 'parcel' | 'building' | 'unit'; cadastralAreaCode: string; number: string }
  | { by: 'deed'; cadastralAreaCode: string; deedNumber: number };

/** The neighbouring system that knows every real estate in Czechia and whose it is. */
export interface Cadastre {
  /** Areas whose name, or town, begins so, or whose code it is; the best first. */
  areas(text: string, limit: number): Promise<CadastralArea[]>;
  /** Real estates that answer it, each once; none for what is not there. */
  search(query: CadastreQuery): Promise<CadastreEntryFound[]>;
  /** @throws Failure 404 for a deed that is not there */
  deed(cadastralAreaCode: string, deedNumber: number): Promise<CadastreDeed>;
}

export const cadastrePort = definePort<Cadastre>({
  name: 'cadastre',
  timeoutMs: 15_000,
  answers: {
    areas: z.array(areaSchema),
    search: z.array(findingSchema),
    deed: deedSchema,
  },
});
