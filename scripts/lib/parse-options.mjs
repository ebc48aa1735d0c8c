import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

/**
 * `node:util` parseArgs whose complaints are one sentence.
 * @param {string} command how the person called it, named in the hint
 * @throws {Refusal} on an unknown option, a missing value or a surplus argument
 */
export function parseOptions(command, args, options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [sentence] = error.message.split('. ');
    throw new Refusal(`${sentence}. Run ${command} -- --help for the options.`);
  }
}
