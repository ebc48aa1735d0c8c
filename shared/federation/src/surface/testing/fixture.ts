import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteSources } from '../sources';

/** A component of the host that stands for all that it shares. */
export const pageSource = 'shared/ui/src/components/Page.tsx';
export const sessionSource = 'shared/shell/src/session.ts';

const page = (props: string) =>
  `export declare function Page(props: { title: string; ${props} }): import('react').JSX.Element;\n`;

/** With a property that later hosts have, or without it. */
export const declaredPage = { later: page('tone?: string'), earlier: page('') };

const declaredSession = `export declare function useSession(): { userId: number };
export declare function holds(code: number): boolean;
`;

const manifest = (name: string, exports: object) => JSON.stringify({ name, exports });

/** Sources of a remote whose routes are the given text. */
export const remoteWith = (routes: string): RemoteSources => ({
  folder: 'mfe-case',
  fromHost: [pageSource, sessionSource, 'shared/ui/src/newer.ts'],
  files: {
    'mfe-case/package.json': manifest('@advisor/mfe-case', {}),
    'mfe-case/src/remote.ts': `export * from './routes';\n`,
    'mfe-case/src/routes.tsx': routes,
    'shared/ui/package.json': manifest('@advisor/ui', {
      './*': './src/*.ts',
      './components/*': './src/components/*.tsx',
    }),
    'shared/shell/package.json': manifest('@advisor/shell', { './*': './src/*.ts' }),
    // As the remote's own commit has them.
    [pageSource]: `export const Page = (props: { title: string; tone?: string; look?: string }) => <p>{props.title}</p>;\n`,
    [sessionSource]: `export const useSession = () => ({ userId: 1, branch: 'Brno' });
export const holds = (code: number, at?: string) => code > 0 && at !== '';
export const holdsAll = holds;\n`,
    'shared/ui/src/newer.ts': 'export const newer = 1;\n',
    'shared/ui/src/bundled.tsx': `import { Page } from './components/Page';
export const Framed = () => <Page title="" look="calm" />;\n`,
  },
});

/** Uses the property that later hosts have. */
export const toned = `import { Page } from '@advisor/ui/components/Page';
export const element = <Page title="Případ" tone="quiet" />;\n`;

/** Writes a host's declarations. */
export async function writeDeclared(dir: string, declared: string): Promise<void> {
  const files = {
    'shared/ui/src/components/Page.d.ts': declared,
    'shared/shell/src/session.d.ts': declaredSession,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
}
