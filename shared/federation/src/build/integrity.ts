import { integrityOf } from '@advisor/deployment/integrity';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const name = 'IntegrityPlugin';
const { Compilation: stages, RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Stands in the runtime's code until the chunks' contents are final. */
const placeholder = '__INTEGRITY_OF_CHUNKS__';
const integrityMap = `${RuntimeGlobals.require}.integrity`;

/** File → what the browser compares it with, for every script and stylesheet of a build. */
export type Integrity = Record<string, string>;

const isCode = (file: string) => /\.(js|css)$/.test(file);

export const integrityOfCode = ({ assets }: Compilation): Integrity =>
  Object.fromEntries(
    Object.entries(assets).flatMap(([file, source]) =>
      isCode(file) ? [[file, integrityOf(source.buffer())]] : [],
    ),
  );

class ChunkIntegrity extends RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    return `${integrityMap} = ${JSON.stringify(placeholder)};`;
  }
}

/**
 * The hashes of the chunks that a runtime loads, by the chunks' ids; a stylesheet's has a dot. Of no
 * others: from them the name of the runtime's own file does not follow.
 */
function chunkHashes(compilation: Compilation, runtimeFile: string): string {
  const runtime = [...compilation.chunks].find(({ files }) => files.has(runtimeFile));
  const hashes = [...(runtime?.getAllAsyncChunks() ?? [])].flatMap((chunk) => {
    if (chunk.id === null || chunk.canBeInitial()) return [];
    return [...chunk.files].filter(isCode).map((file) => {
      const key = `${chunk.id}${file.endsWith('.css') ? '.' : ''}`;
      return [key, integrityOf(compilation.getAsset(file)?.source.buffer() ?? '')];
    });
  });
  return JSON.stringify(Object.fromEntries(hashes));
}

/** Replaces the content of an asset, whose name stays: it follows from the names of the chunks. */
function rewrite(compilation: Compilation, file: string, change: (text: string) => string): void {
  const text = compilation.getAsset(file)?.source.source().toString() ?? '';
  const changed = change(text);
  if (changed !== text) compilation.updateAsset(file, new webpack.sources.RawSource(changed));
}

/**
 * Lets the browser refuse a script or stylesheet that is not the one which was built: the document says
 * what its own have to be, and each runtime says it of the chunks that it loads. An integrity policy counts
 * only what is requested across origins, or could be: hence `crossorigin`.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkIntegrity());
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) =>
          Template.asString([
            source,
            `script.integrity = ${integrityMap}[chunkId] ?? "";`,
            'script.crossOrigin = "anonymous";',
          ]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, chunkId }) =>
          Template.asString([
            source,
            `${tag}.integrity = ${integrityMap}[${chunkId} + "."] ?? "";`,
            `${tag}.crossOrigin = "anonymous";`,
          ]),
      );
      // Names that carry hashes of contents are given in the stage before.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const inCode = new RegExp(`(["'\`])${placeholder}\\1`);
        const files = Object.keys(assets);
        for (const file of files.filter((each) => each.endsWith('.js'))) {
          rewrite(compilation, file, (text) =>
            text.replace(inCode, () => chunkHashes(compilation, file)),
          );
        }
        const integrity = integrityOfCode(compilation);
        for (const file of files.filter((each) => each.endsWith('.html'))) {
          rewrite(compilation, file, (text) =>
            text.replace(/<(?:script|link) [^>]*(?:src|href)="([^"]+)"/g, (tag, path: string) => {
              const code = Object.keys(integrity).find((each) => path.endsWith(`/${each}`));
              return code === undefined ? tag : `${tag} crossorigin integrity="${integrity[code]}"`;
            }),
          );
        }
      });
    });
  }
}
