import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-package.mjs';

const engines = [
  { name: 'Firefox', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', ...(process.env.DISPLAY ? [] : ['/usr/bin/Xvfb'])],
  },
];

const missing = () => engines.filter(({ programs }) => !programs.every(existsSync));

/**
 * Installs the browsers that Playwright does not drive as people have them, where that is possible.
 * @returns {Promise<string[]>} names of those that are not there
 */
export async function prepareEngines() {
  const packages = missing().flatMap((engine) => engine.packages);
  if (packages.length > 0) await installDebianPackages(...packages);
  return missing().map(({ name }) => name);
}
