import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../platform/start-error';
import { loadNeighbours } from './load-neighbours';

const folder = mkdtempSync(join(tmpdir(), 'neighbours-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

it("takes the bank's own, and the reference ones for the rest", async () => {
  const file = fileWith('own', 'export default { messageGateway: () => ({ send() {} }) };');
  expect(Object.keys(await loadNeighbours(file))).toEqual(['messageGateway']);
  expect(await loadNeighbours(undefined)).toEqual({});
});

it.each([
  ['misspelt', 'export default { messageGatway: () => ({}) };', 'messageGateway'],
  ['value', 'export default { messageGateway: {} };', 'messageGateway'],
  ['nothing', 'export const messageGateway = () => ({});', 'messageGateway'],
  ['broken', 'export default {', 'cannot be loaded'],
])('refuses a module that is %s', async (name, text, reason) => {
  const loading = loadNeighbours(fileWith(name, text));
  await expect(loading).rejects.toThrow(StartError);
  await expect(loading).rejects.toThrow(reason);
});
