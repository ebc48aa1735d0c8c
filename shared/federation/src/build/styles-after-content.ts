import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

const isStyle = ({ tagName }: { tagName: string }): boolean => tagName === 'link';

/**
 * Puts a document's stylesheets behind its content, which a browser then paints without waiting for
 * them. Deferred scripts wait for both.
 */
export class StylesAfterContent {
  readonly #document: string;

  constructor(document: string) {
    this.#document = document;
  }

  apply(compiler: Compiler): void {
    const name = 'StylesAfterContent';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (data) => {
        if (data.outputName !== this.#document) return data;
        data.bodyTags.push(...data.headTags.filter(isStyle));
        data.headTags = data.headTags.filter((tag) => !isStyle(tag));
        return data;
      });
    });
  }
}
