import { parseArgs, type ParseArgsConfig } from 'node:util';
import { maxCases } from '../seed/seeded-case';
import { StartError } from '../platform/start-error';

/** What the command line says. */
export interface Options {
  port: number;
  host: string;
  /** Where the node's figures are told; absent: nowhere. */
  metricsPort?: number;
  metricsHost: string;
  /** Folder of the embedded database and of the key file. */
  data: string;
  reset: boolean;
  /** Absent: the default number on a new database, whatever is there on an old one. */
  cases?: number;
  /** Folder of the built product. */
  productDir?: string;
  /** Where time begins, see `startClock`; absent: the machine's. */
  clock?: string;
}

export const help = `Serves the workplace's API, and the built product when it is given.

  node dist/main.js [options]
  node dist/main.js jobs --help
  node dist/main.js archive --help

  --port N       port to listen on (4000)
  --host ADDR    address to listen on (127.0.0.1)
  --metrics-port N, --metrics-host ADDR
                 where the node's figures are told; nowhere by default (127.0.0.1)
  --data DIR     folder of the embedded database and of the key file (.data)
  --reset        drops the database and seeds a new one
  --cases N      number of cases to seed (500)
  --static DIR   folder of the built product
  --clock DAY    day from which time goes on, 2027-03-01, or an instant; not in production
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
  const { values } = parseCommandLine({ args, options });
  if (values.help) return undefined;
  return {
    port: wholeNumber('port', values.port, 65_535),
    host: values.host,
    metricsPort:
      values['metrics-port'] === undefined
        ? undefined
        : wholeNumber('metrics-port', values['metrics-port'], 65_535),
    metricsHost: values['metrics-host'],
    data: values.data,
    reset: values.reset,
    cases: values.cases === undefined ? undefined : wholeNumber('cases', values.cases, maxCases),
    productDir: values.static,
    clock: values.clock,
  };
}

const options = {
  port: { type: 'string', default: '4000' },
  host: { type: 'string', default: '127.0.0.1' },
  'metrics-port': { type: 'string' },
  'metrics-host': { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: '.data' },
  reset: { type: 'boolean', default: false },
  cases: { type: 'string' },
  static: { type: 'string' },
  clock: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** @throws StartError with one sentence where the library would tell a stack */
export function parseCommandLine<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
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
