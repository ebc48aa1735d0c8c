import { z } from 'zod';
import { hashSchema } from './hashes';

const ownPath = z.string().regex(/^\/[^/\\?#]*(\/[^/\\?#]*)*$/, 'has to be a path of this product');

/** An entry of the application menu. */
export const navigationEntrySchema = z.strictObject({
  path: ownPath,
  /** Czech, as it stands in the menu: the host shows it before the remote's texts are loaded. */
  label: z.string().min(1),
  /** Name of an icon that the host knows. */
  icon: z.string().min(1),
  /** Shown to users who hold one of these; to everyone when left out. */
  permissions: z.array(z.int()).optional(),
  /** Ascending; entries of all remotes are sorted together. */
  order: z.int(),
});

/** What the host knows about a version of a remote without loading it. */
export const remoteFactsSchema = z.strictObject({
  /** The container script, relative to the version's folder. */
  entry: z.string().min(1),
  /**
   * What browsers compare it with. Absent in versions that were deployed before hashes were demanded:
   * they are not served.
   */
  integrity: hashSchema.optional(),
  /** Name of the global that the container script sets, and of its Trusted Types policy. */
  global: z.string().regex(/^\w+$/),
  /** The host contract that it was built against. */
  contractVersion: z.int().positive(),
  /** Path prefixes; a path belongs to the remote with the longest matching one. */
  owns: z.array(ownPath).min(1),
  navigation: z.array(navigationEntrySchema),
  /** Names of the slots that it fills. */
  slots: z.array(z.string()),
});

export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;
