import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { sharedModules, type SharedModule } from '../shared-modules';
import { PreloadManifestPlugin } from './preload-manifest';
import { sharedVersions } from './shared-versions';
import { baseConfig, type BuildOptions } from './webpack-base';

/** `host.json` beside the built host: what preloading and deployments of remotes need to know. */
export interface HostDescription {
  initial: string[];
  /** Fonts that the initial styles use. */
  fonts: string[];
  /** Path prefix → files of the host's page. */
  pages: Record<string, string[]>;
  /** Shared module → its version, and its files when it is a chunk of its own. */
  provides: Record<string, { version: string; files: string[] }>;
}

const vendorDir = join(import.meta.dirname, '../vendor');

/**
 * Feature code imports packages by their usual names; the curated files in `vendor/` answer, which
 * alone reach the package itself.
 */
function curatedRule(): RuleSetRule {
  const alias = Object.fromEntries(
    Object.entries<SharedModule>(sharedModules).flatMap(([name, module]) =>
      module.kind === 'curated' ? [[`${name}$`, join(vendorDir, `${module.vendor}.ts`)]] : [],
    ),
  );
  return { exclude: vendorDir, resolve: { alias } };
}

/** Modules that the host provides from chunks of their own. */
const lazyModules = Object.entries<SharedModule>(sharedModules).flatMap(([name, { lazy }]) =>
  lazy ? [name] : [],
);

export interface HostOptions extends BuildOptions {
  contractVersion: number;
  entry: string;
  template: string;
  /**
   * Path prefix → the modules that its route loads, whose files are preloaded with the document.
   * `*` stands for the paths of remotes.
   */
  pages: Readonly<Record<string, readonly string[]>>;
  /** False for a build without remotes, which provides nothing. */
  isFederated?: boolean;
}

/**
 * The host is an ordinary build: it consumes nothing from a share scope, so its own code is shaken
 * and split as usual, and it hands the shared modules to the federation runtime at run time.
 */
export function hostConfig(options: HostOptions): Configuration {
  const { dir, contractVersion, entry, template, pages, isFederated = true } = options;
  const requests = [...Object.values(pages).flat(), ...(isFederated ? lazyModules : [])];
  const base = baseConfig(options);
  const versions = sharedVersions({ dirs: [dir, import.meta.dirname], contractVersion });
  return {
    ...base,
    name: 'host',
    entry: { host: entry },
    output: { ...base.output, publicPath: '/', uniqueName: 'advisor_host' },
    module: { rules: [...base.module.rules, curatedRule()] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          ...base.optimization.splitChunks.cacheGroups,
          // Changes far less often than our own code, so that most deployments leave it cached.
          vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor' },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(versions) }),
      new HtmlWebpackPlugin({ template, inject: 'head', scriptLoading: 'defer', minify: false }),
      new PreloadManifestPlugin({
        entry: 'host',
        modules: Object.fromEntries(requests.map((request) => [request, request])),
        emit: ({ entry: initial, fonts, modules }): { file: string; content: HostDescription } => ({
          file: 'host.json',
          content: {
            initial,
            fonts,
            pages: Object.fromEntries(
              Object.entries(pages).map(([path, modulesOfPage]) => [
                path,
                [...new Set(modulesOfPage.flatMap((request) => modules[request]?.files ?? []))],
              ]),
            ),
            provides: Object.fromEntries(
              Object.entries(versions).map(([name, version]) => [
                name,
                { version, files: modules[name]?.files ?? [] },
              ]),
            ),
          },
        }),
      }),
    ],
  };
}
