import { spawn } from 'node:child_process';
import { secondsOfChildren } from './processor.mjs';

const running = new Set();
let ended = false;

/** Signals the children with all that they have started, as Ctrl+C does. */
function signalGroups(signal) {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

// A signal to this process alone must not leave its children working.
for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
]) {
  process.on(signal, () => {
    if (running.size === 0) return;
    signalGroups(signal);
    process.exit(code);
  });
}

const graceMilliseconds = 20_000;

/**
 * Interrupts all commands that run, so that a runner still writes its report; what is not gone after
 * 20 s is killed. From now on none is begun: `run` answers a failure at once.
 */
export function endRunning() {
  ended = true;
  for (const child of running) child.kill('SIGINT');
  setTimeout(signalGroups, graceMilliseconds, 'SIGKILL').unref();
}

/** Whether `endRunning` was called, so that a failure says nothing about what was run. */
export const isEnded = () => ended;

let secondsBefore = 0;

/** What was added to the processor time of our children: that of the one that has just ended. */
function secondsOfLastChild() {
  const seconds = secondsOfChildren();
  if (seconds === undefined) return undefined;
  const added = seconds - secondsBefore;
  secondsBefore = seconds;
  return added;
}

/**
 * Runs a command and collects what it prints.
 * @returns {Promise<{ code: number, output: string, processorSeconds?: number }>} code 127 when the
 *   command does not exist; the processor time of it and its children, where the system tells it
 */
export function run(command, args, { cwd, env, onOutput } = {}) {
  if (ended) return Promise.resolve({ code: 1, output: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which can be ended as a whole.
      detached: true,
    });
    running.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    let processorSeconds;
    child.once('exit', () => (processorSeconds = secondsOfLastChild()));
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, processorSeconds });
    });
  });
}

/** Exit code of a command that found no means to do its work (sysexits' EX_UNAVAILABLE). */
export const unavailable = 69;
