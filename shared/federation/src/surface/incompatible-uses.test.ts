import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../deploy/testing/builds';
import { declaredModules } from './declared-modules';
import { declaredPage, remoteWith, toned, writeDeclared } from './testing/fixture';
import { findIncompatibleUses } from './incompatible-uses';

afterAll(removeTemporaryFolders);

async function onHost(routes: string, declared = declaredPage.earlier) {
  const dir = await temporaryFolder();
  await writeDeclared(dir, declared);
  return findIncompatibleUses(remoteWith(routes), dir);
}

it('finds nothing where the host has what is used', async () => {
  expect(await onHost(toned, declaredPage.later)).toEqual({ uses: [], errors: [], missing: [] });
});

it('lets a remote ask what the build replaces, and nothing else of node', async () => {
  const { errors } = await onHost(`export const isTried = process.env.NODE_ENV === 'development';
export const folder = process.cwd();
`);
  expect(errors).toEqual([
    "mfe-case/src/routes.tsx:2 Property 'cwd' does not exist on type 'Process'.",
  ]);
});

it('says of each use what the host lacks, and where it is used first', async () => {
  const { uses, errors } = await onHost(`import { Page } from '@advisor/ui/components/Page';
import { holds, holdsAll, useSession } from '@advisor/shell/session';
import { newer } from '@advisor/ui/newer';
import { Framed } from '@advisor/ui/bundled';
export const elements = [<Page title="Případ" tone="quiet" />, <Page title="" tone="" />];
export const framed = <Framed />;
export const branch = () => useSession().branch;
export const may = holds(1, 'Brno') && holdsAll(newer);
`);
  expect(errors).toEqual([]);
  expect(uses.map(({ what, where }) => `${what} (${where})`)).toEqual([
    'uses holdsAll of @advisor/shell/session, which the host does not have (mfe-case/src/routes.tsx:2)',
    'uses @advisor/ui/newer, which the host does not have (mfe-case/src/routes.tsx:3)',
    'uses prop tone of Page (@advisor/ui/components/Page), which the host does not have (mfe-case/src/routes.tsx:5 and 1 more)',
    'uses branch of { userId: number; }, which the host does not have (mfe-case/src/routes.tsx:7)',
    'gives 2 arguments to holds (@advisor/shell/session), of which the host takes 1 (mfe-case/src/routes.tsx:8)',
    // What is not shared is bundled with the remote, and uses the host as the remote does.
    'uses prop look of Page (@advisor/ui/components/Page), which the host does not have (shared/ui/src/bundled.tsx:2)',
  ]);
});

it('lets a remote bring a new address and a new call of its own', async () => {
  const fromHost = /^@advisor\/(addresses|contracts)\//;
  expect(declaredModules.filter((name) => fromHost.test(name))).toEqual([]);
  const sources = remoteWith(`import { rates } from '@advisor/addresses/case';
import { rateCalls } from '@advisor/contracts/rates/calls';
export const link = rates(7) + rateCalls.list.path;
`);
  const exported = { './*': './src/*.ts' };
  Object.assign(sources.files, {
    'shared/addresses/package.json': JSON.stringify({
      name: '@advisor/addresses',
      exports: exported,
    }),
    'shared/addresses/src/case.ts': 'export const rates = (id: number) => `/rates/${id}`;',
    'shared/contracts/package.json': JSON.stringify({
      name: '@advisor/contracts',
      exports: exported,
    }),
    'shared/contracts/src/rates/calls.ts': `export const rateCalls = { list: { path: 'rates' } };`,
  });
  const dir = await temporaryFolder();
  await writeDeclared(dir, declaredPage.earlier);
  expect(await findIncompatibleUses(sources, dir)).toEqual({ uses: [], errors: [], missing: [] });
});

/** A module that adds to the types of a package. */
const augmenting = (
  members: string,
  declare: string,
) => `import type {} from '@tanstack/react-query';
export type ErrorMeta = { ${members} };
${declare}declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
  }
}
`;

/** A remote that brings the module itself, on a host that declares it otherwise. */
async function withMeta(own: string, ofHost: string) {
  const sources = remoteWith(`export { useSession } from '@advisor/shell/session';
import { queryOptions } from '@tanstack/react-query';
export type { ErrorMeta } from '@advisor/api-client/query-client';
export const query = queryOptions({ queryKey: ['a'], meta: { isDispensable: true } });
`);
  Object.assign(sources.files, {
    'shared/api-client/package.json': JSON.stringify({
      name: '@advisor/api-client',
      exports: { './*': './src/*.ts' },
    }),
    'shared/api-client/src/query-client.ts': augmenting(own, ''),
  });
  const dir = await temporaryFolder();
  await writeDeclared(dir, declaredPage.earlier);
  const declaration = 'shared/api-client/src/query-client.d.ts';
  await mkdir(dirname(join(dir, declaration)), { recursive: true });
  await writeFile(join(dir, declaration), augmenting(ofHost, 'export {};\n'));
  await appendFile(
    join(dir, 'shared/shell/src/session.d.ts'),
    `export type { ErrorMeta } from '../../api-client/src/query-client';\n`,
  );
  const { uses, errors } = await findIncompatibleUses(sources, dir);
  expect(errors).toEqual([]);
  return uses.map(({ what }) => what);
}

describe('what our packages add to types of others', () => {
  const used = 'isDispensable?: boolean';

  it('may grow on either side', async () => {
    expect(await withMeta(used, `${used}; isNew?: boolean`)).toEqual([]);
    expect(await withMeta(`${used}; isOld?: boolean`, used)).toEqual([]);
  });

  it('may not lose what is used', async () => {
    expect(await withMeta(used, 'isNew?: boolean')).toEqual([
      expect.stringContaining('isDispensable'),
    ]);
  });
});

it('tells errors that the remote has on any host from those', async () => {
  const { uses, errors } = await onHost(`${toned}export const day: number = 'pondělí';
`);
  expect(uses).toHaveLength(1);
  expect(errors).toEqual([
    "mfe-case/src/routes.tsx:3 Type 'string' is not assignable to type 'number'.",
  ]);
});
