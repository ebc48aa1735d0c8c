import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian-package.mjs';

const nginx = {
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'],
  isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
};

/** A client of PostgreSQL refuses a newer server, so both come from one place. */
const postgres = {
  packages: ['postgresql'],
  isThere() {
    const debians = '/usr/lib/postgresql';
    const versions = existsSync(debians) ? readdirSync(debians) : [];
    const folders = [
      ...versions.map((version) => path.join(debians, version, 'bin')),
      ...(process.env.PATH ?? '').split(path.delimiter),
    ];
    return folders.some((folder) =>
      ['initdb', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
    );
  },
};

/** Its promtool tests the alerts. */
const prometheus = {
  packages: ['prometheus'],
  isThere: () => existsSync('/usr/bin/promtool'),
};

/**
 * Installs what a production has beside us, unless the machine has it: nginx, PostgreSQL with its
 * tools for the backup, and Prometheus. Tests that miss what cannot be installed fail and say so.
 */
export async function prepareProductionParts() {
  const missing = [nginx, postgres, prometheus].filter((part) => !part.isThere());
  if (missing.length === 0) return;
  await installDebianPackages(...missing.flatMap(({ packages }) => packages));
}
