import { parseOptions } from './parse-options.mjs';
import { Refusal } from './refusal.mjs';

export const help = `Installs, builds and serves the workplace with its own database.

  npm start -- [options]

  --port N      port to listen on (4000)
  --data DIR    folder of the embedded database (.data)
  --reset       drops the database and seeds a new one
  --cases N     number of cases to seed (500)
  --clock DAY   day from which time goes on, 2027-03-01, or an instant with its zone
  --help        this text

DATABASE_URL=postgres://… serves from a PostgreSQL server instead of the embedded database.
`;

const options = {
  port: { type: 'string', default: '4000' },
  data: { type: 'string', default: '.data' },
  reset: { type: 'boolean', default: false },
  cases: { type: 'string' },
  clock: { type: 'string' },
  help: { type: 'boolean', default: false },
};

const maximumPort = 65_535;
const maximumCases = 1_000_000;

function wholeNumber(name, text, maximum) {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > maximum) {
    throw new Refusal(`--${name} takes a whole number from 1 to ${maximum}, not "${text}".`);
  }
  return value;
}

/**
 * Options of `npm start`.
 * @throws {Refusal} on an unknown option or a value out of range
 */
export function parseStartOptions(args) {
  const values = parseOptions('npm start', args, options);
  return {
    ...values,
    port: wholeNumber('port', values.port, maximumPort),
    cases:
      values.cases === undefined ? undefined : wholeNumber('cases', values.cases, maximumCases),
  };
}
