import { z } from 'zod';

/** `/config.json`: what the product is told about its environment. Served without a session. */
export const configurationSchema = z.object({
  /** Base of the API, `/api/v1` or an absolute address. */
  apiEndpoint: z.string(),
  /** Name of the environment, shown outside production. */
  environment: z.string(),
  /** Address of the signature service; its last segment is the organisation. */
  ePodpisyEndpoint: z.string(),
  /** Origins beside our own that signing may lead to, exactly. */
  navigationOrigins: z.array(z.string()),
  showLogger: z.boolean(),
  /** Empty: errors go to nobody but the back end. */
  sentryDsn: z.string(),
});
export type Configuration = z.infer<typeof configurationSchema>;

/** `/version.json`: which build is deployed. */
export const versionSchema = z.object({ buildHash: z.string().min(1) });
export type Version = z.infer<typeof versionSchema>;
