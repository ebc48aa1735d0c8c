import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { awaitedMedia } from '@advisor/deployment/awaited-styles';

/**
 * Lets a browser paint a document without waiting for its stylesheets: they are of another medium until
 * the application takes them. They stay in the head, before those that remotes bring.
 */
export class UnblockingStyles {
  readonly #document: string;

  constructor(document: string) {
    this.#document = document;
  }

  apply(compiler: Compiler): void {
    const name = 'UnblockingStyles';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (data) => {
        if (data.outputName !== this.#document) return data;
        for (const { tagName, attributes } of data.headTags) {
          if (tagName !== 'link') continue;
          Object.assign(attributes, { media: awaitedMedia, fetchpriority: 'high' });
        }
        return data;
      });
    });
  }
}
