import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { Piscina } from 'piscina';

/** The server's own thread keeps a core of its own where there are several. */
const maxThreads = Math.min(Math.max(availableParallelism() - 1, 1), 4);
const idleMs = 60_000;

/** Built programs lie beside the server; sources are run by the loader that runs the server's. */
const isBuilt = import.meta.url.endsWith('.js');
const execArgv = isBuilt ? {} : { execArgv: ['--import', 'tsx'] };

let pool: Piscina | undefined;

/** Work in a thread has failed. Of the error there, `cause` has message and stack, not the class. */
export class ThreadTaskError extends Error {
  override name = 'ThreadTaskError';

  constructor(task: string, cause: unknown) {
    const { message } = cause as { message?: string };
    super(`${task}: ${message}`, { cause });
  }
}

export interface TaskOptions {
  /** Ends the task, and its thread with it. */
  signal?: AbortSignal;
  /** What goes over to the thread instead of being copied, and is empty here then. */
  moves?: readonly ArrayBuffer[];
}

/**
 * Work that keeps a core busy for longer than calls may wait. All tasks share the threads, which
 * begin with the first task and end when they are idle. What goes in and out is copied: data
 * without classes; a `Buffer` comes out as `Uint8Array`.
 *
 * @param source a file `*.thread.ts` beside the caller, whose default export does the work; the
 * build makes a program of each, by its name
 * @returns the task; it rejects with `ThreadTaskError`, when its thread dies, too
 */
export function threadTask<Input, Output>(
  source: URL,
): (input: Input, options?: TaskOptions) => Promise<Output> {
  const filename = isBuilt ? source.href.replace(/ts$/, 'js') : source.href;
  const name = basename(filename).replace(/[.]thread[.].s$/, '');
  return async (input, { signal, moves = [] } = {}) => {
    pool ??= new Piscina({ minThreads: 0, maxThreads, idleTimeout: idleMs, ...execArgv });
    try {
      return (await pool.run(input, { filename, signal, transferList: [...moves] })) as Output;
    } catch (error) {
      throw new ThreadTaskError(name, error);
    }
  };
}

/** Ends the threads; what they still do is for nobody by now. The next task would begin new ones. */
export async function endThreads(): Promise<void> {
  const ending = pool;
  pool = undefined;
  await ending?.destroy();
}
