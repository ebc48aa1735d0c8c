import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian-package.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installed() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const candidates = [
    process.env.E2E_CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
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

async function debians() {
  await installDebianPackages('chromium');
  return installed();
}

/**
 * A Chromium for the journeys: the machine's, Playwright's, or one that is installed now.
 * `E2E_CHROMIUM` names one explicitly.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findBrowser(root) {
  return installed() ?? (await playwrights(root)) ?? (await debians());
}
