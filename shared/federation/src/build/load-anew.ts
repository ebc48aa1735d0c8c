import webpack, { type Compiler } from 'webpack';

const name = 'LoadAnewPlugin';
const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** As long as a chunk may take. Milliseconds. */
const patienceMs = 20_000;

/** Exported for its test. */
export class LoadAnew extends RuntimeModule {
  constructor() {
    // After what it wraps.
    super('load chunks anew', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const ensure = RuntimeGlobals.ensureChunk;
    return Template.asString([
      `var load = ${ensure};`,
      `${ensure} = (...args) => load(...args).catch((error) => {`,
      Template.indent([
        // Scripts and styles alike. Whoever has waited that long is told.
        'if (!error.request || error.type === "timeout") throw error;',
        `return fetch(error.request, { cache: "reload", signal: AbortSignal.timeout(${patienceMs}) })`,
        Template.indent([
          // The cache has it only once it has been read.
          '.then((answer) => answer.ok && answer.blob())',
          '.catch(() => false)',
          '.then((isThere) => {',
          Template.indent(['if (!isThere) throw error;', 'return load(...args);']),
          '});',
        ]),
      ]),
      '});',
    ]);
  }
}

/**
 * Lets a chunk that fails be asked for once more, past the browser's cache: files never change under
 * their names, so that one which arrived damaged would be kept for ever.
 */
export class LoadAnewPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadAnew());
        });
    });
  }
}
