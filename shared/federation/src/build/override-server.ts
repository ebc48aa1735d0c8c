import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

interface OverrideServerOptions {
  /** Production build of a remote. */
  configuration: Configuration;
  port: number;
  /** Origin of the product whose pages may take the remote from here. */
  product: string;
}

/** The build that would be deployed, hashes included, but made to be read and stepped through. */
const madeToBeRead = (configuration: Configuration): Configuration => ({
  ...configuration,
  devtool: 'source-map',
  optimization: { ...configuration.optimization, minimize: false },
  output: {
    ...configuration.output,
    // Stylesheets, too, are asked for as the product's page may ask.
    crossOriginLoading: 'anonymous',
    // An open page may still ask for a chunk of the build before.
    clean: false,
  },
});

/** Serves a remote from memory to pages of a deployed product, built anew when its sources change. */
export const overrideServer = ({
  configuration,
  port,
  product,
}: OverrideServerOptions): WebpackDevServer =>
  new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      static: false,
      // The pages are the product's: nothing of ours runs in them, and they are reloaded by hand.
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      headers: {
        'access-control-allow-origin': product,
        'cache-control': 'no-store',
        vary: 'origin',
      },
    },
    webpack(madeToBeRead(configuration)),
  );
