import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { type Watched, beats, heldByDebugger } from './watched';

/** Milliseconds for the stack of a loop that cannot be asked for it. */
const stackMs = 1_000;

const { heartbeat, seconds } = workerData as Watched;
const state = new Int32Array(heartbeat);
let seen = Atomics.load(state, beats);
let missed = 0;

// Looks, not time: while the whole process is held, this thread does not look either.
const looking = setInterval(() => {
  const now = Atomics.load(state, beats);
  missed = now === seen && Atomics.load(state, heldByDebugger) === 0 ? missed + 1 : 0;
  seen = now;
  if (missed < seconds) return;
  clearInterval(looking);
  endWithStack();
}, 1_000);
parentPort?.postMessage('watching', []);

/** Of the programs, by their numbers. */
const addresses = new Map<string, string>();

/** Where the loop stands, by names of functions and places of the program: no values. */
function endWithStack(): void {
  setTimeout(() => end([]), stackMs);
  try {
    const session = new Session();
    session.connectToMainThread();
    session.on('Debugger.scriptParsed', ({ params }) => addresses.set(params.scriptId, params.url));
    session.once('Debugger.paused', ({ params }) => end(params.callFrames));
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  } catch {
    // The line without a stack comes in a second.
  }
}

const frameText = ({ functionName, location }: Debugger.CallFrame): string =>
  `    at ${functionName || '<anonymous>'} (${addresses.get(location.scriptId)}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`;

function end(frames: readonly Debugger.CallFrame[]): void {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    seconds,
    stack: frames.map(frameText).join('\n'),
    msg: 'The event loop stood still; the node ends itself',
  };
  try {
    // Standard output by its number: the stream is written by the loop that stands.
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
