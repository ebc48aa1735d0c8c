import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { assertFolderWritable, assertPortFree } from './preconditions.mjs';
import { buildProduct, builtProduct } from './product.mjs';
import { step } from './progress.mjs';
import { refuse } from './refusal.mjs';
import { help, parseStartOptions } from './start-options.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Hands over to the built server in this process; it owns the signals from here on. */
async function serve({ port, data, reset, cases, clock }) {
  const server = path.join(root, builtProduct.server);
  process.argv = [
    process.execPath,
    server,
    `--port=${port}`,
    `--data=${path.resolve(data)}`,
    `--static=${path.join(root, builtProduct.folder)}`,
    ...(reset ? ['--reset'] : []),
    ...(cases === undefined ? [] : [`--cases=${cases}`]),
    ...(clock === undefined ? [] : [`--clock=${clock}`]),
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
    await step('Installing packages', install, root);
    await step('Building the product', buildProduct, root);
    await serve(options);
  } catch (error) {
    refuse(error);
  }
}
