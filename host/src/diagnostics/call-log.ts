/**
 * Writes an answer into the browser's console, where the installation asks for it (`showLogger`): the
 * call and its status. An address may hold numbers of a client, so it is left out.
 */
export function logCall(operationId: string, status: number): void {
  // eslint-disable-next-line no-console
  console.info(`${operationId} ${status}`);
}
