/*
 * What open pages are told, without the schemas: the page's frame reads it.
 */

/** Topics without more to say: whoever shows such data reads it anew by its ordinary calls. */
export const plainTopics = [
  /** Nothing is new; the stream lives. */
  'alive',
  /** The cases asked for are watched from now on; what was changed before is not told. */
  'watching',
  /** Something may have been missed: everything that is followed is read anew. */
  'missed',
  /** Notices to everybody. */
  'banners',
  /** The user's own notifications, or which of them are read. */
  'notifications',
  /** Something that the user waits for has moved on. */
  'jobs',
  /** Somebody of the user's team has taken a task, or given it back. */
  'tasks',
  /** Who is signed in; told to who may see it. */
  'sessions',
  /** What the user has set for themselves. */
  'own-settings',
  /** The session by which the stream was asked for is over. */
  'session-ended',
  /** Another version may be deployed. */
  'version',
] as const;

export type PlainTopic = (typeof plainTopics)[number];

/** Cases that a browser may watch by one stream. */
export const mostWatchedCases = 20;

/** What of a case may be changed: parts of its application, and kinds of events of its history. */
export const caseChangeKinds = [
  'household',
  'customer',
  'clientDetail',
  'income',
  'obligation',
  'taxReturn',
  'parameters',
  'checklist',
  'case',
  'application',
  'signing',
  'drawing',
  'payment',
  'service',
  'task',
  'document',
] as const;

export type CaseChangeKind = (typeof caseChangeKinds)[number];

/** Somebody else has changed a case that the browser has open. */
export interface CaseMessage {
  topic: 'case';
  caseId: number;
  /** The employee's name, as the history shows it; absent: the bank itself. */
  by?: string;
  /** Empty: something of a later release. */
  changes: readonly CaseChangeKind[];
}

/**
 * That something has changed, never what of a client. `spreadMs`: when many pages are told at once,
 * the milliseconds within which they read anew, each at a moment of its own.
 */
export type LiveMessage = ({ topic: PlainTopic } | CaseMessage) & { spreadMs?: number };

/**
 * Reads a message of the stream.
 * @returns undefined for one of another release, which a page that does not know it leaves alone
 */
export function readLiveMessage(text: string): LiveMessage | undefined {
  const fields = fieldsOf(text);
  const topic = plainTopics.find((known) => known === fields.topic);
  const message = topic === undefined ? readCaseMessage(fields) : { topic };
  if (message === undefined) return undefined;
  const { spreadMs } = fields;
  return typeof spreadMs === 'number' && spreadMs > 0 ? { ...message, spreadMs } : message;
}

type Fields = Readonly<Record<string, unknown>>;

function readCaseMessage({ topic, caseId, by, changes }: Fields): CaseMessage | undefined {
  if (topic !== 'case' || typeof caseId !== 'number' || !Array.isArray(changes)) return undefined;
  return {
    topic,
    caseId,
    changes: caseChangeKinds.filter((kind) => changes.includes(kind)),
    ...(typeof by === 'string' && { by }),
  };
}

function fieldsOf(text: string): Fields {
  try {
    return Object(JSON.parse(text)) as Fields;
  } catch {
    return {};
  }
}
