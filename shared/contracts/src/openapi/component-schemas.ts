import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Prefix of a component in references. */
const componentPath = '#/components/schemas/';

/** zod writes references into the schema's own definitions and repeats the id inside them. */
function toComponentReferences(definitions: unknown): unknown {
  return JSON.parse(JSON.stringify(definitions), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', componentPath) : value,
  );
}

/**
 * Collects the schemas of a document. Those with an id (`.meta({ id })`) become components, all
 * others are written where they are used.
 */
export class ComponentSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /**
   * @param io `input` for what travels as JSON; `output` for paths and queries, whose texts become
   *   numbers
   */
  toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
    // Wrapped, so that a schema with an id of its own is referred to as well.
    const wrapped = z.toJSONSchema(z.object({ schema }), { io });
    const { $defs = {}, properties } = toComponentReferences(wrapped) as JsonSchema & {
      properties: { schema: JsonSchema };
    };
    for (const [id, definition] of Object.entries($defs)) {
      const { id: _id, ...component } = definition;
      this.components[id] = component;
    }
    return properties.schema;
  }
}
