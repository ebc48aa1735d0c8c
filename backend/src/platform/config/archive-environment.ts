import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error';

const storeNames = ['database', 'folder', 's3'] as const;

/** Where contents of documents lie. */
export type StoreName = (typeof storeNames)[number];

/** Those beside our own database. */
export type OuterStore = Exclude<StoreName, 'database'>;

/** A bucket, and who may use it. */
export interface S3Settings {
  /** Absent: that of AWS for the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** What is set of the reference archive's stores; one that is not used for new documents may hold older ones. */
export interface ArchiveSettings {
  /** Where new documents are kept. */
  store: StoreName;
  folder?: string;
  s3?: S3Settings;
}

const optional = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

const isOrigin = (text: string) => new URL(text).href === `${new URL(text).origin}/`;

/** The variables of the reference archive. */
export const archiveVariables = {
  ARCHIVE_STORE: optional(z.enum(storeNames)),
  ARCHIVE_FOLDER: optional(z.string()),
  ARCHIVE_S3_ENDPOINT: optional(
    z.string().refine((text) => /^https?:/.test(text) && URL.canParse(text) && isOrigin(text), {
      error: 'must be an address such as https://s3.example, without a path',
    }),
  ),
  ARCHIVE_S3_REGION: optional(z.string()),
  ARCHIVE_S3_BUCKET: optional(
    z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
      error: 'must be the name of a bucket, in small letters',
    }),
  ),
  ARCHIVE_S3_ACCESS_KEY: optional(z.string()),
  ARCHIVE_S3_SECRET_KEY: optional(z.string()),
};

type Variables = {
  [Name in keyof typeof archiveVariables]?: z.output<(typeof archiveVariables)[Name]>;
} & { DATABASE_URL?: string };

/** What the servers that are no AWS take for theirs. */
const defaultRegion = 'us-east-1';

/**
 * Where the reference archive keeps documents.
 * @throws StartError that names what is missing
 */
export function readArchive(variables: Variables): ArchiveSettings {
  const { ARCHIVE_STORE: store = 'database', ARCHIVE_FOLDER: folder, DATABASE_URL } = variables;
  const s3 = readS3(variables);
  if (store === 's3' && s3 === undefined)
    throw new StartError('ARCHIVE_STORE=s3 needs ARCHIVE_S3_BUCKET.');
  if (store === 'folder' && folder === undefined && DATABASE_URL !== undefined)
    throw new StartError(
      'ARCHIVE_STORE=folder needs ARCHIVE_FOLDER beside DATABASE_URL, the same folder for every node.',
    );
  return { store, ...(folder && { folder }), ...(s3 && { s3 }) };
}

function readS3(variables: Variables): S3Settings | undefined {
  const {
    ARCHIVE_S3_ENDPOINT: endpoint,
    ARCHIVE_S3_REGION: region,
    ARCHIVE_S3_BUCKET: bucket,
    ARCHIVE_S3_ACCESS_KEY: accessKey,
    ARCHIVE_S3_SECRET_KEY: secretKey,
  } = variables;
  if (bucket === undefined) return undefined;
  if (accessKey === undefined || secretKey === undefined)
    throw new StartError(
      'ARCHIVE_S3_BUCKET needs ARCHIVE_S3_ACCESS_KEY and ARCHIVE_S3_SECRET_KEY.',
    );
  if (endpoint === undefined && region === undefined)
    throw new StartError(
      'ARCHIVE_S3_BUCKET needs ARCHIVE_S3_ENDPOINT, or ARCHIVE_S3_REGION of AWS.',
    );
  return {
    ...(endpoint && { endpoint }),
    region: region ?? defaultRegion,
    bucket,
    accessKey,
    secretKey,
  };
}

/** Beside an embedded database contents lie in its own folder where no other is set. */
export const besideDatabase = (
  archive: ArchiveSettings,
  databaseUrl: string | undefined,
  data: string,
): ArchiveSettings =>
  databaseUrl === undefined ? { folder: join(data, 'archive'), ...archive } : archive;
