import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostDescription } from '@advisor/deployment/host-description';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { sharedModules, type SharedModule } from '../shared-modules';
import { commonTexts, providedNames } from './interface-facts';
import { InlineEarly } from './inline-early';
import { PreloadManifestPlugin } from './preload-manifest';
import { UnblockingStyles } from './unblocking-styles';
import { sharedVersions } from './shared-versions';
import { baseConfig, type BuildOptions } from './webpack-base';

/** Modules that the host provides from chunks of their own. */
const lazyModules = Object.entries<SharedModule>(sharedModules).flatMap(([name, { lazy }]) =>
  lazy ? [name] : [],
);

/** The commonest of the lazy shared modules stays one file, although others have much of it, too. */
const input = 'input';

/** Of the documents that need nothing of the application. */
const beforeChunk = 'sign-in';

const injected = { inject: 'head', scriptLoading: 'defer', minify: false } as const;

const inInput = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  chunkGraph.getModuleChunks(module).some(({ name }) => name === input);

export interface HostOptions extends BuildOptions {
  contractVersion: number;
  entry: string;
  template: string;
  /** Sheets inside the template's document, for what it shows before its files have come. */
  styles?: readonly string[];
  /** A small script inside every document, run before it is painted. */
  early?: string;
  /**
   * Path prefix → the modules that its route loads, whose files are preloaded with the document.
   * `*` stands for the paths of remotes.
   */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Addresses that no remote may own. */
  paths?: readonly string[];
  /** Documents that need nothing of the application, for some paths. */
  before?: {
    /** Their script. */
    entry: string;
    /** Name → content. */
    content: () => Promise<Readonly<Record<string, string>>>;
    /** Path → name. */
    paths: Readonly<Record<string, string>>;
    /** Name → a script of its own, in place of theirs. */
    entries?: Readonly<Record<string, string>>;
  };
  /** False for a build without remotes, which provides nothing. */
  isFederated?: boolean;
}

/**
 * The host is an ordinary build: it consumes nothing from a share scope, so its own code is shaken
 * and split as usual, and it hands the shared modules to the federation runtime at run time.
 */
export function hostConfig(options: HostOptions): Configuration {
  const { dir, contractVersion, entry, template, pages, isFederated = true } = options;
  const { paths = [], before, styles = [] } = options;
  // Development's servers would put theirs into the document, too.
  const early = options.mode === 'production' ? options.early : undefined;
  const inside = early === undefined ? [] : ['early'];
  const requests = [...Object.values(pages).flat(), ...(isFederated ? lazyModules : [])];
  const base = baseConfig(options);
  const versions = sharedVersions({ dirs: [dir, import.meta.dirname], contractVersion });
  return {
    ...base,
    name: 'host',
    entry: {
      host: entry,
      ...(early !== undefined && { early }),
      ...(before && { [beforeChunk]: before.entry, ...before.entries }),
    },
    output: { ...base.output, publicPath: '/', uniqueName: 'advisor_host' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          ...base.optimization.splitChunks.cacheGroups,
          // Changes far less often than our own code, so that most deployments leave it cached.
          vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor' },
          input: { test: inInput, chunks: 'async', name: `${input}-whole`, enforce: true },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versions),
        // Flags of the federation runtime, which its plugin for hosts would set: no code for Node,
        // for snapshots and for remotes' manifests, because the registry names the entries, the
        // server preloads, and a container is initialized and asked by its standard interface.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      }),
      new HtmlWebpackPlugin({
        template,
        templateParameters: {
          styles: styles.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n'),
        },
        chunks: [...inside, 'host'],
        ...injected,
      }),
      ...[...new Set(Object.values(before?.paths ?? {}))].map(
        (name) =>
          new HtmlWebpackPlugin({
            filename: `${name}.html`,
            templateContent: async () => (await before?.content())?.[name] ?? '',
            chunks: [...inside, name in (before?.entries ?? {}) ? name : beforeChunk],
            ...injected,
          }),
      ),
      ...(early === undefined ? [] : [new InlineEarly('early')]),
      new UnblockingStyles('index.html'),
      new PreloadManifestPlugin({
        entry: 'host',
        modules: Object.fromEntries(requests.map((request) => [request, request])),
        inspect: (compilation) => providedNames(compilation, dir),
        emit: (
          { entry: initial, files, fonts, integrity, modules },
          names,
        ): { file: string; content: HostDescription } => ({
          file: 'host.json',
          content: {
            files,
            initial,
            fonts,
            integrity,
            pages: Object.fromEntries(
              Object.entries(pages).map(([path, modulesOfPage]) => [
                path,
                [...new Set(modulesOfPage.flatMap((request) => modules[request]?.files ?? []))],
              ]),
            ),
            provides: Object.fromEntries(
              Object.entries(versions).map(([name, version]) => [
                name,
                { version, names: names[name], files: modules[name]?.files ?? [] },
              ]),
            ),
            contractVersion,
            texts: commonTexts(),
            paths: [...paths],
            ...(before && {
              documents: Object.fromEntries(
                Object.entries(before.paths).map(([path, name]) => [path, `${name}.html`]),
              ),
            }),
          },
        }),
      }),
    ],
  };
}
