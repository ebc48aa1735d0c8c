import type { KnownInput } from '@advisor/api-client/call';
import type { Operation } from '@advisor/contracts/operation';
import { firstAnswersId, type FirstAnswer } from '@advisor/deployment/first-answers';

/** Then what came with the document is old, and asked for as ever. Milliseconds. */
const freshForMs = 10_000;

const keyOf = (id: string, { params = null, query = null, body = null }: KnownInput): string =>
  JSON.stringify([id, params, query, body]);

function readAnswers(): Map<string, FirstAnswer> {
  const element = document.getElementById(firstAnswersId);
  const answers = JSON.parse(element?.textContent || '[]') as FirstAnswer[];
  // Once is enough: they are about clients.
  element?.remove();
  return new Map(answers.map((answer) => [keyOf(answer.id, answer), answer]));
}

/**
 * The answers that the server has written into the document, each for the first who asks. Whoever
 * changes something makes them old.
 * @param now clock, milliseconds
 */
export function createFirstAnswers(now: () => number = () => performance.now()) {
  const answers = readAnswers();
  const oldAt = now() + freshForMs;
  return ({ id, method, read }: Operation, input: KnownInput): Response | undefined => {
    if (method !== 'GET' && !read) answers.clear();
    const key = keyOf(id, input);
    const answer = answers.get(key);
    answers.delete(key);
    if (!answer || now() > oldAt) return undefined;
    const { text, date } = answer;
    return new Response(text, {
      headers: { 'content-type': 'application/json', ...(date !== undefined && { date }) },
    });
  };
}
