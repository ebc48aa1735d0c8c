import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error';

/**
 * Starts to listen.
 *
 * @param option of the command line that chooses the port
 * @throws StartError when the port or address is not available
 */
export async function listen(
  app: FastifyInstance,
  port: number,
  host: string,
  option = '--port',
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program; choose another one with ${option}.`,
      );
    }
    if (code === 'EACCES') throw new StartError(`Permission denied for port ${port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`The address ${host} does not belong to this machine.`);
    }
    throw error;
  }
}
