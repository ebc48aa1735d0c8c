import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian-package.mjs';
import { run } from './run.mjs';

/** Without a window it does a third less for the same pages; Playwright takes it by itself, too. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function installed() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find(existsSync);
}

/** Playwright's own browser, where it has been or can be downloaded. */
async function playwrights(root) {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const cwd = path.join(root, 'e2e');
  const { code, output } = await run('node', ['-e', script], { cwd });
  if (code !== 0) return undefined;
  if (!existsSync(output)) await run('npx', ['playwright', 'install', 'chromium'], { cwd });
  return existsSync(output) ? output : undefined;
}

/**
 * A Chromium for the journeys: the one without a window, the machine's, or Playwright's.
 * `E2E_CHROMIUM` names one explicitly.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findBrowser(root) {
  const named = process.env.E2E_CHROMIUM;
  if (named && existsSync(named)) return named;
  if (!existsSync(`/usr/bin/${headlessShell}`)) await installDebianPackages(headlessShell);
  return installed() ?? playwrights(root);
}
