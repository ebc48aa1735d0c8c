import type { Load } from './browser';
import { ratio, type Measure } from '../measures';

const limit = 1.05;

/** What federation costs of a screen: its bytes and its time as multiples of the one bundle's. */
export const federationTax = (
  screen: string,
  oneBundle: readonly Load[] | undefined,
  federated: readonly Load[] | undefined,
): Measure[] => [
  ratio({ name: `${screen}, bytes against one bundle`, of: 'bytes', limit }, oneBundle, federated),
  ratio(
    { name: `${screen}, time against one bundle`, of: 'milliseconds', limit },
    oneBundle,
    federated,
  ),
];
