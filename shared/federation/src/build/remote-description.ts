import { appNameSchema } from '@advisor/contracts/deployment/registry';
import { remoteFactsSchema } from '@advisor/contracts/deployment/remote-facts';
import { z } from 'zod';

const loadedFiles = z.object({ files: z.array(z.string()), shared: z.array(z.string()) });

/**
 * `remote.json` beside a built remote: what a deployment needs to know of it. File names are
 * relative to the remote's own folder. Builds of other versions may say more, or what nobody asks now.
 */
export const remoteDescriptionSchema = z.object({
  name: appNameSchema,
  ...remoteFactsSchema.shape,
  /** Shared modules with the version it was built with, which has to be the host's. */
  requires: z.record(z.string(), z.string()),
  /** Shared module → what it imports of it, where that is told. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** Keys of the host's texts for everybody that it names, where that is told. */
  texts: z.array(z.string()).optional(),
  /** Files of the exposed module, and of each owned page. */
  exposed: loadedFiles,
  pages: z.record(z.string(), loadedFiles),
  /** Script or stylesheet → what browsers compare it with; absent in builds that did not know it yet. */
  scripts: z.record(z.string(), z.string()).optional(),
});

export type RemoteDescription = z.infer<typeof remoteDescriptionSchema>;
