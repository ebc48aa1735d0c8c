import type { FastifyInstance } from 'fastify';
import { unreadable } from '../failure';

/** Nothing in the contract is nested by ten; deeper values are nobody's, and slow to read. */
const maxDepth = 50;

/** Refuses JSON that is nested too deeply before it is read. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isTooDeep(body)) done(unreadable());
      else void parse(request, body, done);
    },
  );
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inText) {
      if (character === '\\') index += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
