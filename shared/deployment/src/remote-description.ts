import { z } from 'zod';
import { hashesSchema, hashSchema } from './hashes';
import { firstReadSchema } from './first-read';
import { appNameSchema } from './registry';
import { remoteFactsSchema } from './remote-facts';

/** Files of one lazily loaded module: what a document that needs it may preload. */
export const loadedFilesSchema = z.object({
  files: z.array(z.string()),
  /** Names of the shared modules that its files take from the host. */
  shared: z.array(z.string()),
});

/**
 * `remote.json` beside a built remote: what a deployment needs to know of it. File names are
 * relative to the remote's own folder. Builds of other versions may say more, or what nobody asks now.
 */
export const remoteDescriptionSchema = z.object({
  name: appNameSchema,
  ...remoteFactsSchema.shape,
  integrity: hashSchema,
  /** Shared modules with the version it was built with, which has to be the host's. */
  requires: z.record(z.string(), z.string()),
  /** Shared module → what it imports of it. */
  uses: z.record(z.string(), z.array(z.string())).default({}),
  /** Names of the slots that its pages show. */
  shows: z.array(z.string()).default([]),
  /** Keys of the host's texts for everybody that it names. */
  texts: z.array(z.string()).default([]),
  /** Files of the exposed module, and of each owned page. */
  exposed: loadedFilesSchema,
  pages: z.record(z.string(), loadedFilesSchema),
  /** Path → what its screen reads first, at the address without a query. */
  firstReads: z.record(z.string(), z.array(firstReadSchema)).optional(),
  /** Of all its scripts and stylesheets. */
  scripts: hashesSchema,
});

export type LoadedFiles = z.infer<typeof loadedFilesSchema>;
export type RemoteDescription = z.infer<typeof remoteDescriptionSchema>;
