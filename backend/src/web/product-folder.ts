import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { StartError } from '../start-error';

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

/** As the host decides it: a segment that ends with `*` stands for any that begins so. */
function ownsPath(prefix: string, path: string): boolean {
  const segments = path.split('/');
  return prefix.split('/').every((wanted, index) => {
    const segment = segments[index] ?? '';
    return wanted.endsWith('*')
      ? segment.startsWith(wanted.slice(0, -1)) && segment.length >= wanted.length
      : segments.length > index && segment === wanted;
  });
}

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

/** What the product's page is made of. */
export interface Product {
  /** The document with the registry of remotes written into it. */
  template: string;
  /** Changes with the host, and when a remote is deployed or rolled back. */
  buildHash: string;
  /**
   * For all that the path will load: without them each file is asked for only when the one before
   * has run.
   */
  preloadTags: (path: string) => string;
}

function readProduct(productDir: string): Product {
  const [registryText, indexText] = ['registry.json', 'index.html'].map((name) =>
    readFileSync(join(productDir, name), 'utf8'),
  ) as [string, string];
  const { remotes } = JSON.parse(registryText) as Registry;
  const host = readJson<HostDescription>(productDir, 'host.json');
  const ownerOf = new Map(remotes.flatMap((remote) => remote.owns.map((path) => [path, remote])));
  const prefixes = [...ownerOf.keys()];

  const remoteFiles = (prefix: string): string[] => {
    const remote = ownerOf.get(prefix);
    if (!remote) return [];
    const folder = `remotes/${remote.name}/${remote.version}`;
    try {
      const { entry, exposed, pages, translations } = readJson<RemoteDescription>(
        productDir,
        folder,
        'remote.json',
      );
      const page = pages[prefix] ?? { files: [], shared: [] };
      const own = [entry, ...exposed.files, ...page.files, ...translations];
      const shared = [...exposed.shared, ...page.shared].flatMap(
        (name) => host.provides[name]?.files ?? [],
      );
      return [...own.map((file) => `${folder}/${file}`), ...shared];
    } catch {
      // Then nothing is preloaded; the page itself says that the remote is missing.
      return [];
    }
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

  const buildHash = createHash('sha256')
    .update(indexText)
    .update(registryText)
    .digest('hex')
    .slice(0, 16);
  const template = indexText
    .replace(
      '<!-- registry -->',
      () => `<script type="application/json" id="registry">${inlineJson(registryText)}</script>`,
    )
    .replace('<!-- build -->', `<meta name="build" content="${buildHash}">`);
  return { template, preloadTags, buildHash };
}

/**
 * The deployed product, read again when a deployment has changed it. While what the disk holds
 * cannot be read, the product stays as it was.
 *
 * @param productDir folder with index.html, host.json, registry.json and `remotes/`
 * @param onDamage told once for each change that cannot be read
 * @throws StartError when it cannot be read to begin with
 */
export function openProductFolder(
  productDir: string,
  onDamage: (error: unknown) => void,
): () => Product {
  let product: Product;
  let readAt = stampOf(productDir);
  let damagedAt: string | undefined;
  try {
    product = readProduct(productDir);
  } catch (error) {
    throw new StartError(
      `The folder ${productDir} holds no product that can be read: ${(error as Error).message}.`,
    );
  }
  return () => {
    const stamp = stampOf(productDir);
    if (stamp === readAt) return product;
    try {
      product = readProduct(productDir);
      readAt = stamp;
      damagedAt = undefined;
    } catch (error) {
      // Tried again by the next call: the file may be half written.
      if (stamp !== damagedAt) onDamage(error);
      damagedAt = stamp;
    }
    return product;
  };
}

/** Another one after each change of the files that a deployment replaces, one after the other. */
const stampOf = (productDir: string): string =>
  ['registry.json', 'host.json', 'index.html']
    .map((name) => {
      const file = statSync(join(productDir, name), { throwIfNoEntry: false });
      return `${file?.mtimeMs}/${file?.ino}`;
    })
    .join();
