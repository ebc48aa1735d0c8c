import type { PageDescription } from '@advisor/deployment/host-description';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { InlineEarly } from './inline-early';
import { PreloadManifestPlugin } from './preload-manifest';
import { baseConfig, type BuildOptions } from './webpack-base';

export interface PageOptions extends BuildOptions {
  /** Name of the page's files, for example `signing` for `signing.html`. */
  name: string;
  entry: string;
  /** A small script inside the document that runs while the entry is still loading. */
  early?: string;
  template: string;
  /** Modules in whose place the page has smaller ones with the same exports. */
  alias?: Readonly<Record<string, string>>;
  /** Path under which its files are served, with both slashes. */
  publicPath: string;
}

/**
 * A page of its own, without federation: everything that it shows first is in one script and one
 * stylesheet, which the document names, so that nothing waits for another file to run.
 */
export function pageConfig(options: PageOptions): Configuration {
  const { name, entry, early, template, alias, publicPath } = options;
  const base = baseConfig(options);
  return {
    ...base,
    name,
    entry: { ...(early !== undefined && { early }), [name]: entry },
    resolve: { ...base.resolve, alias: { ...alias } },
    output: { ...base.output, publicPath, uniqueName: `advisor_${name}` },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        filename: `${name}.html`,
        template,
        chunksSortMode: 'manual',
        chunks: [...(early === undefined ? [] : ['early']), name],
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      ...(early === undefined ? [] : [new InlineEarly('early')]),
      // What the page consists of, for its deployment and the clean-up after later ones.
      new PreloadManifestPlugin({
        entry: name,
        modules: {},
        inspect: () => undefined,
        emit: ({ files, integrity }): { file: string; content: PageDescription } => ({
          file: `${name}.json`,
          content: { files, integrity },
        }),
      }),
    ],
  };
}
