import { isApiError } from '../api-error';

/** What is no fault of the page: the server's answers, which its own log knows, and what was stopped. */
const isExpected = (error: unknown): boolean =>
  isApiError(error) ||
  error instanceof Response ||
  (error instanceof DOMException && error.name === 'AbortError');

/** Tells a fault of the page that has not been seen yet from everything else. */
export function createNewsFilter(): (error: unknown) => boolean {
  const seen = new WeakSet<object>();
  return (error) => {
    if (isExpected(error)) return false;
    if (typeof error !== 'object' || error === null) return true;
    const isNew = !seen.has(error);
    seen.add(error);
    return isNew;
  };
}
