/** Makes what an application needs that embeds signing: a password, its hash, and a webhook's secret. */
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../src/platform/session/password';

const [id = ''] = process.argv.slice(2);
if (/^[\w.-]+$/.test(id)) {
  const password = randomBytes(24).toString('base64url');
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const lines = [
    'For the application:',
    `  id              ${id}`,
    `  password        ${password}`,
    `  webhook secret  ${secret}`,
    'For the workplace; what is there already stays, separated by commas:',
    `  EMBED_CLIENTS='${id}:${await hashPassword(password)}'`,
    `  EMBED_WEBHOOKS='${id} https://ADDRESS.OF.ITS.SERVER/signing-events ${secret}'`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} else {
  process.stderr.write('Usage: npm run embed:client -- ID, such as portal\n');
  process.exitCode = 1;
}
