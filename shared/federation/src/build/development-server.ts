import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { globalOf } from './remote';
import type { RemoteConfig } from './remote-config';

interface DevelopmentServerOptions {
  /** Development builds: the host, named `host`, and remotes, named as in the registry. */
  configurations: readonly Configuration[];
  /** The remotes that are built here and those of the last build. */
  registry: ServedRegistry;
  port: number;
  /** Origin of the back end, which also serves the last build. */
  backEnd: string;
}

const publicPathOf = (name: string) => (name === 'host' ? '/' : `/remotes/${name}/development/`);

/**
 * Runs before React does. The runtime of fast refresh, of which each build has its own, finds React
 * through this hook; the one of a remote comes later than React, which has to be noted for it.
 */
const noteRenderers = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  renderers: new Map(),
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

/** Everything under one server, so that the page is of one origin as in production. */
function servedHere(configuration: Configuration): Configuration {
  const name = configuration.name ?? 'host';
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: publicPathOf(name), clean: false },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshWebpackPlugin({ overlay: false, library: name }),
      ...(name === 'host'
        ? [new webpack.BannerPlugin({ banner: noteRenderers, raw: true, include: /^host\.js$/ })]
        : []),
    ],
  };
}

/** A remote that is built here, as its configuration describes it now. */
export const developedRemote = (
  { name, owns, navigation = [], slots = [] }: RemoteConfig,
  contractVersion: number,
): ServedRemote => ({
  name,
  version: 'development',
  entry: `${publicPathOf(name)}remoteEntry.js`,
  global: globalOf(name),
  contractVersion,
  owns: owns.map(({ path }) => path),
  navigation: [...navigation],
  slots: [...slots],
});

export function developmentServer({
  configurations,
  registry,
  port,
  backEnd,
}: DevelopmentServerOptions): WebpackDevServer {
  return new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      static: false,
      // Remotes own any path; only files have an extension, except the sign-in page.
      historyApiFallback: {
        index: '/index.html',
        rewrites: [
          { from: /^\/$/, to: '/home.html' },
          { from: /^\/simple-login\.html$/, to: '/sign-in.html' },
          { from: /^\/client-upload$/, to: '/client-upload.html' },
        ],
      },
      // Who starts the server ends it, together with the back end.
      setupExitSignals: false,
      client: {
        // The page's own name and port: another name would be another origin, which is refused.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      setupMiddlewares: (middlewares) => [
        {
          name: 'registry',
          path: '/registry.json',
          middleware: (_request: unknown, response: { json: (body: unknown) => void }) =>
            response.json(registry),
        },
        ...middlewares,
      ],
      proxy: [
        {
          context: (path) =>
            /^\/(api|config\.json|version\.json)/.test(path) ||
            (path.startsWith('/remotes/') && !path.includes('/development/')),
          target: backEnd,
        },
      ],
    },
    webpack(configurations.map(servedHere)),
  );
}
