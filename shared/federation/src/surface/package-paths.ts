import { posix } from 'node:path';

/**
 * Where `@advisor/…` leads, as a compiler's `paths`: by the `exports` of our packages. Found through
 * node_modules, they would count as other people's.
 * @param manifests folder of a package → text of its package.json
 */
export function packagePaths(manifests: Iterable<readonly [string, string]>) {
  const paths: Record<string, string[]> = {};
  for (const [folder, text] of manifests) {
    const { name, exports = {} } = JSON.parse(text) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [subpath, target] of Object.entries(exports)) {
      paths[posix.join(name, subpath)] = [`${folder}/${target}`];
    }
  }
  return paths;
}
