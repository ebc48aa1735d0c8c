import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity';
import { LoadAnewPlugin } from './load-anew';
import { StaticAntd } from './static-antd';

export type Mode = 'production' | 'development';

export interface BuildOptions {
  /** Folder of the host or remote. */
  dir: string;
  mode: Mode;
  outputPath?: string;
}

const require = createRequire(import.meta.url);

/** Browsers of the last two years understand all of it; nothing is polyfilled. */
const target = 'es2022';

/**
 * V8 compiles the functions of such a file while it arrives, beside the page's thread, instead of one
 * by one when they are called. Other engines read a comment. After the minimizer, which drops it. See
 * decision 0120.
 */
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** What host and remotes build alike. */
export function baseConfig({ dir, mode, outputPath = join(dir, 'dist') }: BuildOptions) {
  const isProduction = mode === 'production';
  const filename = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    mode,
    context: dir,
    target: ['web', target],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputPath,
      clean: true,
      publicPath: 'auto',
      filename: `${filename}.js`,
      chunkFilename: `${filename}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      hashDigestLength: 16,
      // As long as the federation runtime waits for an entry; a later attempt asks anew.
      chunkLoadTimeout: 20_000,
      // Its policy is called as the build's `uniqueName`.
      trustedTypes: true as const,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target,
              transform: {
                // Without `development`, whose JSX runtime is another module, shared by nobody.
                react: { runtime: 'automatic', development: false, refresh: !isProduction },
              },
              experimental: { keepImportAttributes: true },
            },
          },
        },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        // Their packages do not say so: what is not used of an index file is left out.
        {
          test: /[\\/]node_modules[\\/]@(rc-component|module-federation)[\\/]/,
          sideEffects: false,
        },
      ],
    },
    plugins: [
      new StaticAntd(),
      // Hot updates change what has been loaded.
      ...(isProduction ? [compileHint, new IntegrityPlugin(), new LoadAnewPlugin()] : []),
      new MiniCssExtractPlugin({
        filename: `${filename}.css`,
        chunkFilename: `${filename}.css`,
        ignoreOrder: false,
      }),
    ],
    optimization: {
      splitChunks: {
        // Few files: what one page alone uses stays in the page's chunk, packages or not.
        cacheGroups: { defaultVendors: false },
      },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
}
