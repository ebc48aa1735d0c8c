import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error';

/**
 * Starts to listen.
 *
 * @throws StartError when the port or address is not available
 */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program; choose another one with --port.`,
      );
    }
    if (code === 'EACCES') throw new StartError(`Permission denied for port ${port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`The address ${host} does not belong to this machine.`);
    }
    throw error;
  }
}
