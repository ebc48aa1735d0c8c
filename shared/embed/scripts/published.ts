/** What a page that embeds may load, gzipped. */
export const limitBytes = 6 * 1024;

/** The oldest browsers, as the README names them; what they lack is not used. */
export const browsers = ['chrome95', 'edge95', 'firefox93', 'safari15.4'] as const;

/** Entries of the published package by their names, from the package's folder. */
export const browserEntries = {
  index: 'src/index.ts',
  react: 'src/react.tsx',
  element: 'src/element.ts',
};

/** For tests of a page that embeds. */
export const testingEntries = { testing: 'src/testing.ts' };

/** For the parent's server. */
export const nodeEntries = { server: 'src/server.ts' };
