import { z } from 'zod';
import { hashesSchema } from './hashes';

/** Of a build of the host, or of a page for other applications: what it consists of. */
export const buildFilesSchema = z.object({
  /** All files of the build, without the one that says so. */
  files: z.array(z.string()),
});

/** `<name>.json` beside a built page for other applications. */
export const pageDescriptionSchema = buildFilesSchema.extend({ integrity: hashesSchema });

/** What a host provides of one shared module. */
const providedModuleSchema = z.object({
  version: z.string(),
  /** What a module of ours exports. */
  names: z.array(z.string()).optional(),
  /** Its files, when it is a chunk of its own. */
  files: z.array(z.string()),
});

/**
 * `host.json` beside a built host: what preloading and deployments need to know of it. File names are
 * relative to the deploy root.
 */
export const hostDescriptionSchema = pageDescriptionSchema.extend({
  initial: z.array(z.string()),
  /** Fonts that the initial styles use. */
  fonts: z.array(z.string()),
  /** Path prefix, or `*` for what remotes own → files of the host's page. */
  pages: z.record(z.string(), z.array(z.string())),
  /** By the names of shared modules. */
  provides: z.record(z.string(), providedModuleSchema),
  /** What remotes may be built against. */
  contractVersion: z.int(),
  /** Keys of the texts for everybody. */
  texts: z.array(z.string()),
  /** Addresses that are its own. */
  paths: z.array(z.string()),
  /** Path → document of its own beside `index.html`, which every other path has. */
  documents: z.record(z.string(), z.string()).optional(),
});

export type PageDescription = z.infer<typeof pageDescriptionSchema>;
export type HostDescription = z.infer<typeof hostDescriptionSchema>;
