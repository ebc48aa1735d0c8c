import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { sharedModules, type SharedModule } from '../shared-modules';
import { importedName, shareKeyOf } from './interface-facts';

const name = 'CuratedNamesPlugin';

/** Names that a curated module exports as values. */
export function exportedNames(source: string): Set<string> {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.match(/\w+/g) ?? []));
}

/**
 * Fails a remote's build that imports a name which the curated module does not list: types come
 * from the whole package, so that the compiler does not notice, and at run time it is undefined.
 */
export class CuratedNamesPlugin {
  apply(compiler: Compiler): void {
    const curated = Object.entries<SharedModule>(sharedModules).flatMap(([shareKey, module]) => {
      if (module.kind !== 'curated') return [];
      const file = join(import.meta.dirname, `../vendor/${module.vendor}.ts`);
      return [
        { shareKey, vendor: module.vendor, names: exportedNames(readFileSync(file, 'utf8')) },
      ];
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          for (const dependency of module.dependencies) {
            const imported = importedName(dependency);
            if (imported === undefined || imported === 'default') continue;
            const target = shareKeyOf(compilation.moduleGraph.getModule(dependency));
            const source = curated.find(({ shareKey }) => shareKey === target);
            if (!source || source.names.has(imported)) continue;
            compilation.errors.push(
              new webpack.WebpackError(
                `${module.readableIdentifier(compilation.requestShortener)} imports ${imported} from ` +
                  `${source.shareKey}; list it in shared/federation/src/vendor/${source.vendor}.ts`,
              ),
            );
          }
        }
      });
    });
  }
}
