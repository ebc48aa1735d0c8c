import { openApiDocument } from '@advisor/contracts/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';

/* Prints the contract as OpenAPI 3.1; ends with 1 when it would not be valid. */
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const { valid, errors } = await new Validator().validate(JSON.parse(text));
if (valid) process.stdout.write(text);
else {
  process.stderr.write(`The contract gives an invalid document: ${JSON.stringify(errors)}\n`);
  process.exitCode = 1;
}
