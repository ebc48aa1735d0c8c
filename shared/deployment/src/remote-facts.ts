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

/** A URI template (RFC 6570) of a screen of a case, with its `caseId` and `salesArrangementId`. */
const caseTemplate = z
  .string()
  .regex(
    /^(\/([\w-]|\{(caseId|salesArrangementId)\})+)+(\?([\w=&-]|\{(caseId|salesArrangementId)\})+)?$/,
    'has to be a template of caseId and salesArrangementId',
  );

/** What a remote brings to the frame of a case. Codes that the host does not know are left out. */
const caseFrameSchema = z.strictObject({
  /** Where the stages of the path lead to, by the code of the stage. */
  stages: z.record(z.string(), caseTemplate),
  /** Entries of the menu of a case, by their code. */
  entries: z.record(
    z.string(),
    z.strictObject({
      to: caseTemplate,
      /** Shown while a remote fills this slot of the screen; always when left out. */
      slot: z.string().optional(),
      /** Shown to users who hold one of these; to everyone when left out. */
      permissions: z.array(z.int()).optional(),
    }),
  ),
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
  /** Absent in builds that bring nothing to it, and in those of the release before. */
  caseFrame: caseFrameSchema.optional(),
});

export type CaseFrame = z.infer<typeof caseFrameSchema>;
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;
