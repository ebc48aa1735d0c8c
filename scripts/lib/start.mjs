import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { assertFolderWritable, assertPortFree } from './preconditions.mjs';
import { buildProduct, builtProduct } from './product.mjs';
import { assertSucceeded, step } from './progress.mjs';
import { refuse } from './refusal.mjs';
import { help, parseStartOptions } from './start-options.mjs';

const root = path.resolve(import.meta.dirname, '../..');

async function prepare(title, work) {
  await step(title, async () => {
    const result = await work(root);
    if (result === 'unchanged') return result;
    assertSucceeded(title, result);
    return 'done';
  });
}

/** Hands over to the built server in this process; it owns the signals from here on. */
async function serve({ port, data, reset, cases }) {
  const server = path.join(root, builtProduct.server);
  process.argv = [
    process.execPath,
    server,
    `--port=${port}`,
    `--data=${path.resolve(data)}`,
    `--static=${path.join(root, builtProduct.folder)}`,
    ...(reset ? ['--reset'] : []),
    ...(cases === undefined ? [] : [`--cases=${cases}`]),
  ];
  await import(pathToFileURL(server).href);
}

/** `npm start`: from a fresh clone to the served product. */
export async function start(args) {
  try {
    const options = parseStartOptions(args);
    if (options.help) {
      process.stdout.write(help);
      return;
    }
    await assertPortFree(options.port);
    if (!process.env.DATABASE_URL) assertFolderWritable(options.data);
    await prepare('Installing packages', install);
    await prepare('Building the product', buildProduct);
    await serve(options);
  } catch (error) {
    refuse(error);
  }
}
