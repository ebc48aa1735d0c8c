import { Refusal } from '@advisor/federation/deploy/refusal';
import { findApps, type App } from '../build/apps';

/** As commands call it: `case` for the folder `mfe-case`. */
const nameOf = ({ name }: App): string => name.replace(/^mfe-/, '');

/** @throws {Refusal} for a name that no app has, and for none */
export function appsByName(names: readonly string[]): App[] {
  const apps = findApps();
  const known = apps.map(nameOf).join(', ');
  if (names.length === 0) throw new Refusal(`Name what to build: ${known}.`);
  return names.map((name) => {
    const app = apps.find((candidate) => nameOf(candidate) === name);
    if (!app) throw new Refusal(`There is no ${name}; there are ${known}.`);
    return app;
  });
}
