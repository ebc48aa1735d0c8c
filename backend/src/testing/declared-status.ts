import { absolutePath, openApiDocument } from '@advisor/contracts/openapi';
import type { Operation } from '@advisor/contracts/operation';

const { paths } = openApiDocument();

/** Fails on a status that the contract does not tell of; 500 is nobody's to declare. */
export function expectDeclared(operation: Operation, status: number): void {
  const { responses = {} } = paths[absolutePath(operation)]?.[operation.method.toLowerCase()] ?? {};
  const declared = Object.keys(responses).map(Number);
  if (status !== 500 && !declared.includes(status)) {
    throw new Error(
      `${operation.id} answers ${status}, the contract declares ${declared.join(', ')}`,
    );
  }
}
