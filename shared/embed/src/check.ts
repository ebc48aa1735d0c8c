/** `npx advisor-embed-check`: says what is wrong between a page that embeds and the workplace. */
import { parseArgs } from 'node:util';
import { checkSetup } from './check-setup';

const help = `Usage: npx advisor-embed-check --workplace https://workplace.bank.example \\
  --origin https://portal.bank.example --client portal --document EP-000123 --login novak \\
  [--page https://portal.bank.example/contract/7]
The password comes in the variable EMBED_PASSWORD.
`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { workplace: text, origin: text, client: text, document: text, login: text, page: text },
});
const { workplace, origin, client, document, login, page } = values;
const password = process.env['EMBED_PASSWORD'];
if (!workplace || !origin || !client || !document || !login || !password) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  const setup = { workplace, origin, clientId: client, password, login, page };
  const findings = await checkSetup({ ...setup, documentExternalId: document });
  for (const { what, remedy } of findings) {
    process.stdout.write(
      remedy === undefined ? `ok     ${what}\n` : `WRONG  ${what}\n       ${remedy}\n`,
    );
  }
  process.exitCode = findings.some(({ remedy }) => remedy !== undefined) ? 1 : 0;
}
