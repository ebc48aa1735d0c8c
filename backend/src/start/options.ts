import { parseArgs } from 'node:util';
import { maxCases } from '../seed/case-bundle';
import { StartError } from '../start-error';

/** What the command line says. */
export interface Options {
  port: number;
  host: string;
  /** Folder of the embedded database and of the key file. */
  data: string;
  reset: boolean;
  /** Absent: the default number on a new database, whatever is there on an old one. */
  cases?: number;
  /** Folder of the built product. */
  productDir?: string;
}

export const help = `Serves the workplace's API, and the built product when it is given.

  node dist/main.js [options]

  --port N       port to listen on (4000)
  --host ADDR    address to listen on (127.0.0.1)
  --data DIR     folder of the embedded database and of the key file (.data)
  --reset        throws the database away and seeds it again
  --cases N      number of cases to seed (500)
  --static DIR   folder of the built product
  --help         this text

The environment variables are listed in README.md.
`;

/**
 * Reads the command line.
 *
 * @returns undefined when help is asked for
 * @throws StartError on an unknown option or a value out of range
 */
export function parseOptions(args: string[]): Options | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  return {
    port: wholeNumber('port', values.port, 65_535),
    host: values.host,
    data: values.data,
    reset: values.reset,
    cases: values.cases === undefined ? undefined : wholeNumber('cases', values.cases, maxCases),
    productDir: values.static,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: '.data' },
        reset: { type: 'boolean', default: false },
        cases: { type: 'string' },
        static: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new StartError(`${sentence?.replace(/\.$/, '')}; --help lists the options.`);
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > max) {
    throw new StartError(`--${name} takes a whole number from 1 to ${max}, not "${text}".`);
  }
  return value;
}
