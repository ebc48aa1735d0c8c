import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createBuildHash } from './build-hash';

/** `host.json`, which the host's build leaves. File names are relative to the product folder. */
interface HostDescription {
  fonts: string[];
  /** Path prefix, or `*` for what remotes own → files of the host's page. */
  pages: Record<string, string[]>;
  provides: Record<string, { files: string[] }>;
}

/** `remote.json`, which a remote's build leaves. File names are relative to the remote's folder. */
interface RemoteDescription {
  entry: string;
  exposed: LoadedFiles;
  pages: Record<string, LoadedFiles>;
  translations: string[];
}

interface LoadedFiles {
  files: string[];
  /** Shared modules that the files take from the host. */
  shared: string[];
}

interface Registry {
  remotes: { name: string; version: string; owns: string[] }[];
}

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** A remote whose description cannot be read is not preloaded; the page itself says that it is missing. */
function readRemote(productDir: string, folder: string): RemoteDescription | undefined {
  try {
    return readJson<RemoteDescription>(productDir, folder, 'remote.json');
  } catch {
    return undefined;
  }
}

const ownsPath = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

const longest = (prefixes: readonly string[], path: string): string | undefined =>
  prefixes.filter((prefix) => ownsPath(prefix, path)).toSorted((a, b) => b.length - a.length)[0];

/** `<` would end the element that the text stands in. */
const inlineJson = (text: string): string =>
  JSON.stringify(JSON.parse(text)).replace(/</g, '\\u003c');

const kindOfFile: Readonly<Record<string, string>> = {
  '.css': 'as="style"',
  '.js': 'as="script"',
  '.woff2': 'as="font" type="font/woff2" crossorigin',
};

const preloadTag = (file: string): string =>
  `<link rel="preload" href="${file}" ${kindOfFile[extname(file)] ?? ''}>`;

interface Product {
  template: string;
  preloadTags: (path: string) => string;
}

function readProduct(productDir: string): Product {
  const registryText = readFileSync(join(productDir, 'registry.json'), 'utf8');
  const { remotes } = JSON.parse(registryText) as Registry;
  const host = readJson<HostDescription>(productDir, 'host.json');
  const ownerOf = new Map(remotes.flatMap((remote) => remote.owns.map((path) => [path, remote])));
  const prefixes = [...ownerOf.keys()];

  const remoteFiles = (prefix: string): string[] => {
    const remote = ownerOf.get(prefix);
    if (!remote) return [];
    const folder = `remotes/${remote.name}/${remote.version}`;
    const description = readRemote(productDir, folder);
    if (!description) return [];
    const { entry, exposed, pages, translations } = description;
    const page = pages[prefix] ?? { files: [], shared: [] };
    const own = [entry, ...exposed.files, ...page.files, ...translations];
    const shared = [...exposed.shared, ...page.shared].flatMap(
      (name) => host.provides[name]?.files ?? [],
    );
    return [...own.map((file) => `${folder}/${file}`), ...shared];
  };

  const tags = new Map<string, string>();
  const preloadTags = (path: string): string => {
    const remotePrefix = longest(prefixes, path);
    const page = remotePrefix === undefined ? (longest(Object.keys(host.pages), path) ?? '*') : '*';
    const key = remotePrefix ?? page;
    let found = tags.get(key);
    if (found === undefined) {
      const files = [...host.fonts, ...(host.pages[page] ?? []), ...remoteFiles(key)];
      found = [...new Set(files)].map((file) => preloadTag(`/${file}`)).join('\n    ');
      tags.set(key, found);
    }
    return found;
  };

  const template = readFileSync(join(productDir, 'index.html'), 'utf8').replace(
    '<!-- registry -->',
    () => `<script type="application/json" id="registry">${inlineJson(registryText)}</script>`,
  );
  return { template, preloadTags };
}

/**
 * The product's one document, with the registry of remotes and the hash of the build written into
 * it, and with preload tags for all that the requested path will load: without them each file is
 * asked for only when the one before has run. What the disk holds is read again when a deployment has changed it.
 * @param productDir folder with index.html, host.json, registry.json and `remotes/`
 */
export function createIndexPage(productDir: string): (path: string, nonce: string) => string {
  const buildHash = createBuildHash(productDir);
  let product: Product | undefined;
  let readAt = '';
  return (path, nonce) => {
    const changed = ['registry.json', 'index.html']
      .map((name) => statSync(join(productDir, name)).mtimeMs)
      .join();
    if (!product || changed !== readAt) {
      product = readProduct(productDir);
      readAt = changed;
    }
    return product.template
      .replace('<!-- build -->', `<meta name="build" content="${buildHash()}">`)
      .replace('<!-- preload -->', () => product?.preloadTags(path) ?? '')
      .replaceAll('<script>', `<script nonce="${nonce}">`);
  };
}
