import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { firstAnswersId } from '@advisor/deployment/first-answers';
import { longestPrefix } from '@advisor/deployment/path-rules';
import type { ServedRemote } from '@advisor/deployment/served-registry';
import { chooseVersions, type Choice, type Visitor } from './choose-versions';
import type { DeployRoot } from './deploy-root';
import { identifiersOf, type FirstReads } from './first-answers';

/** What the product's page is made of for one choice of versions. */
export interface ProductView {
  /** The document of a path, with the registry of remotes written into that of the application. */
  page: (path: string) => PageTemplate;
  /** Changes with each version that the choice is of. */
  buildHash: string;
  registry: Choice['registry'];
  /**
   * For all that the path will load: without them each file is asked for only when the one before
   * has run.
   */
  preloadTags: (path: string) => string;
  /** For all that the application needs at the path, to a document that leads there. */
  prefetchTags: (path: string) => string;
  /** What the screen of an address reads first; undefined for a document that takes no answers. */
  firstReads: (address: string) => FirstReads | undefined;
}

/** A document of the host. */
interface PageTemplate {
  template: string;
  /** Value of the answer's `Link`: what the document itself asks for, said before it is read. */
  preloadHeader: string;
}

/** Where the answers of the first reads stand. */
export const answersPlaceholder = `<!-- ${firstAnswersId} -->`;

/** Whether the page may run anything of it. */
export const isLoaded = ({ isOff, isUnverified }: ServedRemote): boolean => !isOff && !isUnverified;

/** `<` would end the element that the text stands in. */
export const inlineJson = (text: string): string => text.replace(/</g, '\\u003c');

const kindOfFile: Readonly<Record<string, string>> = {
  '.css': 'as="style"',
  '.js': 'as="script"',
  '.woff2': 'as="font" type="font/woff2" crossorigin',
};

/** Relative to the deploy root, with what browsers compare it with. */
type PreloadedFile = readonly [file: string, integrity: string | undefined];

/** Without the integrity that the script itself will have, what is preloaded would not be used. */
const preloadTag = ([file, integrity]: PreloadedFile): string =>
  `<link rel="preload" href="/${file}" ${kindOfFile[extname(file)] ?? ''}${integrity === undefined ? '' : ` crossorigin integrity="${integrity}"`}>`;

/** Of the document's own scripts and styles, asked for in the way in which it does. */
const preloadHeader = (document: string): string =>
  [...document.matchAll(/<(?:script|link) [^>]*(?:src|href)="(\/[^"]+\.(js|css))"[^>]*>/g)]
    .map(([tag, file, kind]) => {
      const integrity = /integrity="[^"]+"/.exec(tag)?.[0];
      return [
        `<${file}>`,
        'rel=preload',
        kind === 'js' ? 'as=script' : 'as=style',
        ...(/ crossorigin\b/.test(tag) ? ['crossorigin'] : []),
        ...(integrity === undefined ? [] : [integrity]),
      ].join('; ');
    })
    .join(', ');

function createView(root: DeployRoot, { host, registry }: Choice): ProductView {
  const version = root.hosts.get(host);
  if (!version) throw new Error(`version ${host} of the host is not there`);
  const { document, documents, description } = version;
  const ownerOf = new Map(
    registry.remotes.flatMap((remote) => remote.owns.map((path) => [path, remote] as const)),
  );

  const hostFiles = (files: readonly string[]): PreloadedFile[] =>
    files.map((file) => [file, description.integrity[file]]);

  const remoteFiles = (prefix: string, remote: ServedRemote): PreloadedFile[] => {
    const isOurs = isLoaded(remote) && remote.override === undefined;
    const built = isOurs ? root.remote(remote.name, remote.version) : undefined;
    if (!built) return [];
    const { entry, exposed, pages, scripts } = built;
    const folder = `remotes/${remote.name}/${remote.version}`;
    const page = pages[prefix] ?? { files: [], shared: [] };
    const own = [entry, ...exposed.files, ...page.files];
    const shared = [...exposed.shared, ...page.shared].flatMap(
      (name) => description.provides[name]?.files ?? [],
    );
    return [
      ...own.map((file): PreloadedFile => [`${folder}/${file}`, scripts[file]]),
      ...hostFiles(shared),
    ];
  };

  const tags = new Map<string, string>();
  const preloadTags = (path: string): string => {
    const prefix = longestPrefix(ownerOf.keys(), path);
    const owner = prefix === undefined ? undefined : ownerOf.get(prefix);
    const page = owner ? '*' : (longestPrefix(Object.keys(description.pages), path) ?? '*');
    const key = prefix ?? page;
    let found = tags.get(key);
    if (found === undefined) {
      const files = new Map<string, string | undefined>([
        ...hostFiles([...description.fonts, ...(description.pages[page] ?? [])]),
        ...(owner && prefix !== undefined ? remoteFiles(prefix, owner) : []),
      ]);
      found = [...files].map((file) => preloadTag(file)).join('\n    ');
      tags.set(key, found);
    }
    return found;
  };

  const prefetchTags = (path: string): string =>
    [...hostFiles(description.initial).map((file) => preloadTag(file)), preloadTags(path)]
      .join('')
      .replaceAll('rel="preload"', 'rel="prefetch"');

  const registryText = JSON.stringify(registry);
  const buildHash = createHash('sha256')
    .update(document)
    // Whose choice it is, since when, and whether that was known, does not make it another one.
    .update(
      JSON.stringify(
        registry.remotes.map((remote) => ({ ...remote, channel: undefined, since: undefined })),
      ),
    )
    .digest('hex')
    .slice(0, 16);
  const withBuild = (text: string) =>
    text.replace('<!-- build -->', `<meta name="build" content="${buildHash}">`);
  const overrides = registry.remotes.flatMap(({ name, override }) =>
    override === undefined ? [] : { name, override },
  );
  // A document of its own has no registry, and tells of overrides all the same.
  const withOverrides = (text: string) =>
    text.replace('<!-- overrides -->', () =>
      overrides.length === 0
        ? ''
        : `<script type="application/json" id="overrides">${inlineJson(JSON.stringify(overrides))}</script>`,
    );
  const template = withBuild(document).replace(
    '<!-- registry -->',
    () => `<script type="application/json" id="registry">${inlineJson(registryText)}</script>`,
  );
  const application = { template, preloadHeader: preloadHeader(document) };
  const others = new Map(
    [...documents].map(([path, own]) => [
      path,
      { template: withOverrides(withBuild(own)), preloadHeader: preloadHeader(own) },
    ]),
  );
  const page = (path: string) => others.get(path) ?? application;
  const firstReads = (address: string): FirstReads | undefined => {
    const [path = '', query] = address.split('?', 2);
    if (!page(path).template.includes(answersPlaceholder)) return undefined;
    const prefix = query === undefined ? longestPrefix(ownerOf.keys(), path) : undefined;
    const owner = prefix === undefined ? undefined : ownerOf.get(prefix);
    const isOurs = owner && isLoaded(owner) && owner.override === undefined;
    const named = (isOurs && root.remote(owner.name, owner.version)?.firstReads) || {};
    for (const [form, reads] of Object.entries(named)) {
      const known = identifiersOf(form, path);
      if (known) return { reads, known };
    }
    return { reads: [], known: {} };
  };
  return { page, preloadTags, prefetchTags, firstReads, buildHash, registry };
}

/** Choices are few: whoever made them many would only make them be worked out again. */
const cachedViews = 100;
const views = new WeakMap<DeployRoot, Map<string, ProductView>>();

/** What a visitor is given of a revision. */
export function viewFor(root: DeployRoot, visitor: Visitor): ProductView {
  const choice = chooseVersions(root.registry, visitor);
  const key = JSON.stringify([
    choice.host,
    choice.registry.isUndecided,
    choice.registry.hostChannel,
    choice.registry.refusedOverride,
    choice.registry.remotes.map(({ name, version, channel, override }) => [
      name,
      version,
      channel,
      override,
    ]),
  ]);
  const known = views.get(root) ?? new Map<string, ProductView>();
  if (known.size === 0 || known.size > cachedViews) {
    known.clear();
    views.set(root, known);
  }
  const view = known.get(key) ?? createView(root, choice);
  known.set(key, view);
  return view;
}
