import { absolutePath, openApiDocument } from '@advisor/contracts/openapi';
import { operations, type OperationId } from '@advisor/contracts/operations';

const { paths } = openApiDocument();

/** Fails on a status that the contract does not tell of; 500 is nobody's to declare. */
export function expectDeclared(id: OperationId, status: number): void {
  const operation = operations[id];
  const { responses = {} } = paths[absolutePath(operation)]?.[operation.method.toLowerCase()] ?? {};
  const declared = Object.keys(responses).map(Number);
  if (status !== 500 && !declared.includes(status)) {
    throw new Error(`${id} answers ${status}, the contract declares ${declared.join(', ')}`);
  }
}
