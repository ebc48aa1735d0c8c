import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../package-folder';

it('ends a process whose event loop stands still, and says where', async () => {
  const file = join(packageFolder, 'src/testing/hanging-loop.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // 137 for whoever supervises it; once both ends of the pipe are closed.
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  const [first, line = ''] = output.split('\n');
  expect(first).toBe('watched');
  expect(JSON.parse(line)).toMatchObject({ level: 60, pid: child.pid, seconds: 2 });
  expect(line).toContain('at standStill (file:');
  expect(line).not.toContain('Novák');
});
