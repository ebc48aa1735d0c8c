import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Writes the script of an entry into the document instead of beside it, so that it runs as soon as
 * the document is there. The server gives it its nonce.
 */
export class InlineEarly {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const name = 'InlineEarly';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const files = () => compilation.entrypoints.get(this.#entry)?.getFiles() ?? [];
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (data) => {
        for (const tag of data.assetTags.scripts) {
          const file = files().find((own) => String(tag.attributes['src']).endsWith(`/${own}`));
          const source = file && compilation.getAsset(file)?.source.source().toString();
          if (source === undefined) continue;
          tag.attributes = {};
          // Both would end or open an element in the middle of the script.
          tag.innerHTML = source.replace(/<(?=\/script|!--)/gi, '\\x3c');
        }
        return data;
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const file of files()) compilation.deleteAsset(file);
      });
    });
  }
}
