import type { CallBody } from '@advisor/contracts/operation';
import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { earliestYear, largestFloorArea } from '@advisor/contracts/real-estate/rules';
import { requiredMessage } from '@advisor/forms/validation-message';
import { z } from 'zod';
import { numberText, toNumberText } from '../../../property/number-text';
import type { Property } from '../../../property/property.queries';

type Preorder = CallBody<typeof valuationCalls.preorderOnline>;

const needed = <Value>(schema: z.ZodType<Value>) =>
  schema.nullable().refine((value) => value !== null, requiredMessage);

/** What the online valuation goes by, all of it but the price. @param thisYear it is finished */
export const preorderSchema = (thisYear: number) =>
  z.object({
    buildingStructureCode: needed(z.string()),
    flatSchemaCode: needed(z.string()),
    technicalStateCode: needed(z.string()),
    floorArea: needed(z.number().positive().max(largestFloorArea).multipleOf(0.01)),
    builtIn: numberText({ least: earliestYear, most: thisYear }).refine(
      (text) => text !== '',
      requiredMessage,
    ),
    purchasePrice: z.number().min(0).multipleOf(0.01).nullable(),
  });
type Schema = ReturnType<typeof preorderSchema>;
export type PreorderValues = z.input<Schema>;

/** What is known of it already. */
export const toPreorderValues = ({ specification: known }: Property): PreorderValues => ({
  buildingStructureCode: known.buildingStructureCode ?? null,
  flatSchemaCode: known.flatSchemaCode ?? null,
  technicalStateCode: known.technicalStateCode ?? null,
  floorArea: known.floorArea ?? null,
  builtIn: toNumberText(known.builtIn),
  purchasePrice: known.purchasePrice ?? null,
});

/** @param values which the schema has passed */
export const toPreorder = ({ purchasePrice, builtIn, ...values }: z.output<Schema>): Preorder =>
  ({
    ...values,
    builtIn: Number(builtIn),
    ...(purchasePrice !== null && { purchasePrice }),
  }) as Preorder;
