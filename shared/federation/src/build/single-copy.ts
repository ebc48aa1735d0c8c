import webpack, { type Compiler } from 'webpack';
import { singletonPackages } from '../shared-modules';

const name = 'SingleCopyPlugin';

/** The package that a file belongs to, by its innermost node_modules folder. */
export function packageOfFile(resource: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
    .exec(resource)?.[1]
    ?.replace('\\', '/');
}

/**
 * Fails a remote's build that would bundle its own copy of a package which exists once on a page.
 * Such an import goes through a shared module instead.
 */
export class SingleCopyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const { resource } = module as { resource?: string };
          const owner = resource === undefined ? undefined : packageOfFile(resource);
          if (owner === undefined || !(singletonPackages as readonly string[]).includes(owner))
            continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          const shortener = compilation.requestShortener;
          compilation.errors.push(
            new webpack.WebpackError(
              `${module.readableIdentifier(shortener)} would be a second copy of ${owner}; ` +
                `${issuer?.readableIdentifier(shortener) ?? 'the entry'} has to import a shared module instead`,
            ),
          );
        }
      });
    });
  }
}
