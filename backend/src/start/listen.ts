import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error';

/**
 * Starts to listen.
 *
 * @throws StartError when the port or address cannot be had
 */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken by another program; choose one with --port.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`The address ${host} is not one of this machine.`);
    }
    throw error;
  }
}
