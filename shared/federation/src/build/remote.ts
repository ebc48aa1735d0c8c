import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteDescription } from '@advisor/deployment/remote-description';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { sharedModules, type SharedModule, type SharedModuleName } from '../shared-modules';
import { CuratedNamesPlugin } from './curated-names';
import { commonTexts, importedNames, namedTexts } from './interface-facts';
import { PreloadManifestPlugin } from './preload-manifest';
import type { RemoteConfig } from './remote-config';
import { sharedVersions, workspaceRoot } from './shared-versions';
import { SingleCopyPlugin } from './single-copy';
import { StableIdsPlugin } from './stable-ids';
import { baseConfig, type BuildOptions } from './webpack-base';

export interface RemoteOptions extends BuildOptions {
  remote: RemoteConfig;
  contractVersion: number;
}

/** Global that a remote's container script sets. */
export const globalOf = (remoteName: string): string => `advisor_${remoteName.replace(/-/g, '_')}`;

/** The file that the plugin puts into containers. */
const libraryRuntime = createRequire(import.meta.url).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);

const noFiles = { files: [], shared: [] };
const exposedModule = './src/remote.ts';

/**
 * Every shared module, from the host only. Packages are matched by the name that is imported, our
 * own modules by their file, however it is imported.
 */
function consumedModules(versions: Record<SharedModuleName, string>) {
  // The host's packages have them all; a remote's are only those that it imports itself.
  const { resolve } = createRequire(join(workspaceRoot, 'host/package.json'));
  const matches = (name: string, module: SharedModule): readonly string[] => {
    if (module.kind === 'frame') return module.modules.map((file) => resolve(file));
    return [module.kind === 'own' ? resolve(name) : name];
  };
  return Object.fromEntries(
    Object.entries<SharedModule>(sharedModules).flatMap(([name, module]) => {
      const consumed = {
        import: false as const,
        shareKey: name,
        singleton: true,
        requiredVersion: versions[name as SharedModuleName],
        strictVersion: true,
      };
      return matches(name, module).map((match) => [match, consumed]);
    }),
  );
}

/** A remote: one container that exposes `./remote` and carries no copy of a shared module. */
export function remoteConfig(options: RemoteOptions): Configuration {
  const { dir, remote, contractVersion } = options;
  const base = baseConfig(options);
  const global = globalOf(remote.name);
  const versions = sharedVersions({ dirs: [dir], contractVersion });
  return {
    ...base,
    name: remote.name,
    entry: {},
    output: {
      ...base.output,
      uniqueName: global,
      // A module that could not get a shared one is run again by the next attempt.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        // Once on the page, from the host.
        [libraryRuntime]: join(import.meta.dirname, '../container-runtime.ts'),
      },
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        // Whoever loads the remote loads its texts: in its first file they are no request more.
        { test: /[\\/]src[\\/]texts\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: {
      ...base.optimization,
      // What few of its pages share is less than a file of its own costs each of them.
      splitChunks: { ...base.optimization.splitChunks, minSize: 40_000 },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: global,
        filename:
          options.mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './remote': exposedModule },
        shared: consumedModules(versions),
        shareStrategy: 'loaded-first',
        dts: false,
        // Nobody would read it: the registry names entries, `remote.json` says the rest.
        manifest: false,
        experiments: {
          // A remote of ours loads no other remote, in browsers only, and needs no snapshots:
          // the registry names entries, and the server preloads.
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new StableIdsPlugin(),
      new SingleCopyPlugin(),
      new CuratedNamesPlugin(),
      new PreloadManifestPlugin({
        entry: global,
        modules: {
          remote: exposedModule,
          ...Object.fromEntries(
            remote.owns.flatMap(({ path, page }) => (page === undefined ? [] : [[path, page]])),
          ),
        },
        inspect: (compilation) => ({
          uses: importedNames(compilation),
          texts: namedTexts(compilation, commonTexts()),
        }),
        emit: (facts, { uses, texts }): { file: string; content: RemoteDescription } => ({
          file: 'remote.json',
          content: {
            name: remote.name,
            contractVersion,
            global,
            entry: facts.entry[0] ?? '',
            integrity: facts.integrity[facts.entry[0] ?? ''] ?? '',
            scripts: facts.integrity,
            owns: remote.owns.map(({ path }) => path),
            navigation: [...(remote.navigation ?? [])],
            slots: [...(remote.slots ?? [])],
            ...(remote.caseFrame && {
              caseFrame: { stages: {}, entries: {}, ...remote.caseFrame },
            }),
            shows: [...(remote.shows ?? [])],
            requires: versions,
            uses,
            texts,
            exposed: facts.modules['remote'] ?? noFiles,
            firstReads: Object.fromEntries(
              Object.entries(remote.firstReads ?? {}).map(([path, reads]) => [path, [...reads]]),
            ),
            pages: Object.fromEntries(
              remote.owns.map(({ path }) => [path, facts.modules[path] ?? noFiles]),
            ),
          },
        }),
      }),
    ],
  };
}
