import { z } from 'zod';
import { codeSchema } from '../codebook';
import { restrictionKind } from '../codebooks/real-estate';
import { dateSchema, idSchema, moneySchema } from '../fields';
import { cadastreEntrySchema, realEstateAddressSchema } from './specification';

/** What a search in the cadastre finds. */
export const cadastreFindingSchema = z
  .object({
    entry: cadastreEntrySchema,
    address: realEstateAddressSchema.optional(),
    /** Of a unit, square metres. */
    floorArea: z.number().positive().optional(),
    landArea: z.number().positive().optional(),
  })
  .meta({ id: 'CadastreFinding' });
export type CadastreFinding = z.infer<typeof cadastreFindingSchema>;

/** A deed of ownership as it was read on a day. */
export const deedOfOwnershipSchema = z
  .object({
    /** Its PDF, by `deed-of-ownership/document/content`. */
    deedOfOwnershipDocumentId: idSchema,
    entry: cadastreEntrySchema,
    issuedOn: dateSchema,
    /** Older than the bank takes it for: to be read again. */
    isOld: z.boolean(),
    owners: z.array(
      z.object({
        name: z.string(),
        /** `1/2`; absent: common property of spouses. */
        share: z.string().optional(),
        /** Whether a person of the case has this name. */
        isOfCase: z.boolean(),
      }),
    ),
    restrictions: z.array(
      z.object({
        kind: codeSchema(restrictionKind),
        text: z.string(),
        /** Of a lien, CZK. */
        amount: moneySchema.optional(),
      }),
    ),
    /** The entry in the public cadastre; its home page where no number is known. */
    publicUrl: z.url(),
  })
  .meta({ id: 'DeedOfOwnership' });
export type DeedOfOwnership = z.infer<typeof deedOfOwnershipSchema>;
