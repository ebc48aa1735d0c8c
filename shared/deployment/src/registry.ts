import { z } from 'zod';
import { remoteFactsSchema } from './remote-facts';

/** Of a remote, as it stands in addresses, folders and commands. */
export const appNameSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** Name of a version's folder. */
export const versionSchema = z.string().regex(/^[0-9a-z][0-9a-z-]*$/);
const time = z.iso.datetime();

/** A version whose files lie in the deploy root. */
const releaseSchema = z.strictObject({
  version: versionSchema,
  deployedAt: time,
  /** Of the sources, followed by `+` when they had changes; absent when nobody said. */
  commit: z.string().min(1).optional(),
});
const remoteReleaseSchema = releaseSchema.extend({ facts: remoteFactsSchema });

const inUse = { version: versionSchema, since: time };

/** Who gets it besides those who ask for it: a share of the users, always the same ones, or some. */
const canarySchema = z.union([
  z.strictObject({ ...inUse, percent: z.int().min(1).max(100) }),
  z.strictObject({ ...inUse, users: z.array(z.string().min(1)).min(1) }),
]);

const channels = {
  /** For everybody else; absent as long as the first version is being tried. */
  stable: z.strictObject(inUse).optional(),
  canary: canarySchema.optional(),
  /** For whoever follows a link with the key. */
  pins: z.array(z.strictObject({ ...inUse, key: z.string().regex(/^[\w-]{16,}$/) })),
  /** Versions that were stable before, the last one first: what a rollback goes back to. */
  former: z.array(versionSchema),
};

interface Channels {
  stable?: { version: string };
  canary?: { version: string };
  pins: readonly { version: string }[];
  former: readonly string[];
}

/** Versions that some browser may be given now. */
export const versionsInUse = ({ stable, canary, pins }: Channels): string[] => [
  ...new Set([stable, canary, ...pins].flatMap((use) => (use ? [use.version] : []))),
];

/** Versions that may not be removed: those in use, and those that a rollback goes back to. */
export const versionsNeeded = (app: Channels): string[] => [
  ...new Set([...versionsInUse(app), ...app.former]),
];

/** Every version that is named has to be among the releases, once. */
function checkReleases(
  app: Channels & { releases: readonly { version: string }[] },
  context: z.RefinementCtx,
): void {
  const released = app.releases.map(({ version }) => version);
  const issue = (message: string) => context.addIssue({ code: 'custom', message });
  if (new Set(released).size < released.length) issue('a version is released twice');
  for (const version of versionsNeeded(app)) {
    if (!released.includes(version)) issue(`version ${version} is not released`);
  }
}

const documentsSchema = z
  .strictObject({ ...channels, releases: z.array(releaseSchema) })
  .superRefine(checkReleases);

const deployedRemoteSchema = z
  .strictObject({
    ...channels,
    releases: z.array(remoteReleaseSchema),
    /** The kill switch: nobody is given it, whichever version. */
    off: z.strictObject({ since: time, reason: z.string().optional() }).optional(),
  })
  .superRefine(checkReleases);

/**
 * What a deploy root serves to whom. Each change is a file of its own under `registry/`, which is
 * never written again; the highest number counts.
 */
export const registrySchema = z.strictObject({
  /** Of this description; a server that knows another one leaves the registry alone. */
  format: z.literal(1),
  /** The command that led here. */
  change: z.strictObject({ at: time, what: z.string() }),
  host: documentsSchema,
  /** Pages for other applications, by name: `signing` for `embed/signing`. */
  pages: z.record(appNameSchema, documentsSchema),
  remotes: z.record(appNameSchema, deployedRemoteSchema),
});

export type Canary = z.infer<typeof canarySchema>;
export type Release = z.infer<typeof releaseSchema>;
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
/** The host, or a page for other applications. */
export type DeployedDocuments = z.infer<typeof documentsSchema>;
export type DeployedRemote = z.infer<typeof deployedRemoteSchema>;
export type Registry = z.infer<typeof registrySchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a registry's file says.
 * @returns undefined when it is not whole, as a machine that lost its power may leave it
 * @throws {Error} when it is whole, but not of this description
 */
export function parseRegistry(text: string): Registry | undefined {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) return undefined;
  const parsed = registrySchema.safeParse(json);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Name of a registry's file under `registry/`, and the number of such a name. */
export const registryFile = (revision: number): string => `${revision}.json`;
export const revisionOf = (name: string): number | undefined => {
  const digits = /^(\d+)\.json$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
