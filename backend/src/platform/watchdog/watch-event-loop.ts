import { once } from 'node:events';
import { url as debuggerAddress } from 'node:inspector';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { type Watched, beats, heldByDebugger } from './watched';

const beatMs = 250;

/**
 * Ends the process by SIGKILL once its event loop has not turned for some time: it answers nothing
 * then, not even the signal to end, and whoever supervises it starts it again. A thread watches; it
 * logs one line, with the stack of the loop where that can be had. A process that is held as a whole
 * or by a debugger goes on.
 * @param seconds 1 or more
 * @returns once it is watched
 */
export async function watchEventLoop(seconds: number): Promise<void> {
  const heartbeat = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const state = new Int32Array(heartbeat);
  const beat = () => {
    Atomics.add(state, beats, 1);
    Atomics.store(state, heldByDebugger, debuggerAddress() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, beatMs).unref();
  const workerData: Watched = { heartbeat, seconds };
  const thread = startThread({ workerData });
  await once(thread, 'message');
  thread.unref();
}

/** Built, the program lies beside the server; a thread reads sources once it is told how. */
function startThread(options: WorkerOptions): Worker {
  const source = new URL('./watchdog.thread.ts', import.meta.url).href;
  if (import.meta.url.endsWith('.js')) {
    return new Worker(new URL(source.replace(/ts$/, 'js')), options);
  }
  const loader = import.meta.resolve('tsx/esm/api');
  const program = `import('${loader}').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(program, { ...options, eval: true });
}
