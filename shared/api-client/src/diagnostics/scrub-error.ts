import { reportForms, reportLimits } from '@advisor/contracts/diagnostics/report-form';
import type { BrowserErrorReport } from '@advisor/contracts/diagnostics/endpoints';

/** What of an error leaves the browser. */
export type ScrubbedError = Pick<BrowserErrorReport, 'name' | 'fingerprint' | 'frames'>;

/** The end of a line of a stack, whichever browser wrote it. */
const place = /(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;

/** A place in our own code, without its origin and without the function's name; else nothing. */
function frameOf(line: string): string[] {
  const [, url = '', row, column] = place.exec(line.trim()) ?? [];
  if (!URL.canParse(url)) return [];
  const { origin, pathname, search, hash } = new URL(url);
  const frame = `${pathname}:${row}:${column}`;
  const isOurs = origin === window.location.origin && search === '' && hash === '';
  return isOurs && reportForms.frame.test(frame) ? [frame] : [];
}

const framesOf = (stack = ''): string[] => stack.split('\n').flatMap(frameOf);

/** Without the text of the error, which some browsers put above the places. */
function withoutMessage({ message, stack = '' }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

/**
 * 16 bits of a hash of the text without its digits. It tells apart what went wrong at one place.
 * Too few to lead back: each value stands for thousands of names.
 */
function fingerprintOf(message: string): string {
  let hash = 0x811c9dc5;
  for (const character of message.replace(/\p{N}/gu, '')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/**
 * An error without anything that it may have been told about a client: its class, places in files of
 * our builds, and a hash of its text that leads back to nothing. Everything else stays here; of an
 * error that is not one of the language's, everything but that hash.
 */
export function scrubError(thrown: unknown, componentStack?: string): ScrubbedError {
  const isError = thrown instanceof Error;
  const name = isError && reportForms.errorName.test(thrown.name) ? thrown.name : 'Error';
  const frames = [
    ...(isError ? framesOf(withoutMessage(thrown)) : []),
    ...framesOf(componentStack),
  ];
  return {
    name,
    fingerprint: fingerprintOf(isError ? thrown.message : typeof thrown),
    frames: [...new Set(frames)].slice(0, reportLimits.frames),
  };
}
