/**
 * Loaded before a command: kills the process, as the machine would, right before the change of the
 * file system that `KILL_AT` counts to, the first one being 1.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env.KILL_AT);
const { DEPLOY_ROOT: root = '' } = process.env;
let changes = 0;

for (const name of ['mkdir', 'copyFile', 'rename', 'utimes', 'open', 'link', 'rm']) {
  const original = fs.promises[name];
  fs.promises[name] = (...args) => {
    const isThere = args.some((path) => typeof path === 'string' && path.startsWith(root));
    const isReading = name === 'open' && args[1] === 'r';
    if (isThere && !isReading && (changes += 1) === at) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();
