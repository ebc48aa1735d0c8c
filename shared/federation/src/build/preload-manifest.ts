import { join } from 'node:path';
import type { LoadedFiles } from '@advisor/deployment/remote-description';
import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type Compiler,
  type Module,
} from 'webpack';
import { integrityOfCode, type Integrity } from './integrity';

export interface PreloadFacts {
  /** Files of the entry. */
  entry: string[];
  fonts: string[];
  /** All files of the build. */
  files: string[];
  /** Of its scripts. */
  integrity: Integrity;
  /** By the given names. */
  modules: Record<string, LoadedFiles>;
}

interface PreloadManifestOptions<Inspected> {
  /** Entry point whose files are listed. */
  entry: string;
  /** Name → the module that an `import()` loads, relative to the build's context or a specifier. */
  modules: Readonly<Record<string, string>>;
  /** Looks at the modules while each still stands for itself. */
  inspect: (compilation: Compilation) => Inspected;
  /** Name and content of the asset to emit. */
  emit: (facts: PreloadFacts, inspected: Inspected) => { file: string; content: unknown };
}

const name = 'PreloadManifestPlugin';
const isCode = (file: string) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.');

/** Emits which files each lazily loaded module consists of, so that the server can preload them. */
export class PreloadManifestPlugin<Inspected> {
  private readonly options: PreloadManifestOptions<Inspected>;

  constructor(options: PreloadManifestOptions<Inspected>) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let groups: ReadonlyMap<string, ChunkGroup> = new Map();
      let inspected: Inspected;
      compilation.hooks.seal.tap(name, () => {
        inspected = this.options.inspect(compilation);
      });
      // Before modules are concatenated, while each import() still leads to its module.
      compilation.hooks.afterChunks.tap(name, () => {
        groups = this.findGroups(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { file, content } = this.options.emit(this.facts(compilation, groups), inspected);
          compilation.emitAsset(
            file,
            new webpack.sources.RawSource(JSON.stringify(content, null, 1)),
          );
        },
      );
    });
  }

  private findGroups(compilation: Compilation): Map<string, ChunkGroup> {
    const { chunkGraph, moduleGraph } = compilation;
    const groups = new Map<string, ChunkGroup>();
    const seen = new Set<string>();
    // A page may stand at several paths.
    const names = new Map<string, string[]>();
    for (const [moduleName, request] of Object.entries(this.options.modules)) {
      const file = request.startsWith('.') ? join(compilation.compiler.context, request) : request;
      names.set(file, [...(names.get(file) ?? []), moduleName]);
    }
    const visit = (block: AsyncDependenciesBlock) => {
      const group = chunkGraph.getBlockChunkGroup(block);
      for (const dependency of block.dependencies) {
        const { request } = dependency as { request?: string };
        const { resource } = (moduleGraph.getModule(dependency) ?? {}) as { resource?: string };
        for (const moduleName of names.get(resource ?? '') ?? names.get(request ?? '') ?? []) {
          seen.add(moduleName);
          // None when the entry has loaded the module already.
          if (group) groups.set(moduleName, group);
        }
      }
      block.blocks.forEach(visit);
    };
    for (const module of compilation.modules) module.blocks.forEach(visit);
    const missing = [...names.values()].flat().filter((moduleName) => !seen.has(moduleName));
    if (missing.length > 0) {
      compilation.errors.push(
        new webpack.WebpackError(`${name}: no import() loads the module of ${missing.join(', ')}`),
      );
    }
    return groups;
  }

  private facts(compilation: Compilation, groups: ReadonlyMap<string, ChunkGroup>): PreloadFacts {
    const shared = (chunk: Chunk) =>
      [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(sharedName);
    const entry = compilation.entrypoints.get(this.options.entry);
    return {
      entry: (entry?.getFiles() ?? []).filter(isCode),
      fonts: (entry?.chunks ?? []).flatMap(({ auxiliaryFiles }) =>
        [...auxiliaryFiles].filter((file) => file.endsWith('.woff2')),
      ),
      files: Object.keys(compilation.assets).toSorted(),
      integrity: integrityOfCode(compilation),
      modules: Object.fromEntries(
        [...groups].map(([moduleName, group]) => [
          moduleName,
          {
            files: group.getFiles().filter(isCode),
            shared: [...new Set(group.chunks.flatMap(shared))].toSorted(),
          },
        ]),
      ),
    };
  }
}

function sharedName(module: Module): string[] {
  if (!module.type.startsWith('consume-shared')) return [];
  return [(module as unknown as { options: { shareKey: string } }).options.shareKey];
}
