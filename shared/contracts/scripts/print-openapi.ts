import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openApiDocument } from '@advisor/contracts/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';

/*
 * Writes openapi.json from the contract, provided that it is valid OpenAPI 3.1. With --check it
 * writes nothing and ends with 1 when the file does not fit the contract.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const { valid, errors } = await new Validator().validate(JSON.parse(text));
if (!valid) fail(`The contract gives an invalid OpenAPI document: ${JSON.stringify(errors)}`);
if (!values.check) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text)
  fail('openapi.json does not fit the contract: run "npm run openapi".');
