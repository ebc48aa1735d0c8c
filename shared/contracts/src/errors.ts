import { z } from 'zod';

export {
  backgroundHeader,
  bannerSeverity,
  drawingDateMarkers,
  errorCode,
  traceIdHeader,
} from './error-codes';

export const errorMessageSchema = z
  .object({
    severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    message: z.string(),
    description: z.string().optional(),
    errorCode: z.number().int(),
    /** Dotted path of the request's field that is wrong, where there is one. */
    field: z.string().optional(),
  })
  .meta({ id: 'ErrorMessage' });
export type ErrorMessage = z.infer<typeof errorMessageSchema>;

/** Body of every failed call but 401. The trace id travels in the `x-trace-id` header. */
export const errorBodySchema = z.array(errorMessageSchema);

export const authenticationSchemes = ['simple', 'oidc'] as const;

/** Body of 401: where the client signs in. */
export const unauthorizedBodySchema = z.object({
  authenticationScheme: z.enum(authenticationSchemes),
  redirectUri: z.string(),
});
export type UnauthorizedBody = z.infer<typeof unauthorizedBodySchema>;
