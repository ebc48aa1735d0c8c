/** What a new remote begins with: one page over one call, as every page of the product is made. */
export interface NewRemote {
  /** As in commands, addresses and folders: lower case, with hyphens. */
  name: string;
  /** Czech, of its page and its entry in the menu. */
  title: string;
}

/** Of the texts of its first area. */
const namespaceOf = (name: string): string => `${name}-overview`;

const manifest = ({ name }: NewRemote) =>
  JSON.stringify({
    name: `@advisor/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: {
      '@advisor/api-client': 'workspace:*',
      '@advisor/contracts': 'workspace:*',
      '@advisor/i18n': 'workspace:*',
      '@advisor/shell': 'workspace:*',
      '@advisor/ui': 'workspace:*',
      '@tanstack/react-query': 'catalog:',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-i18next': 'catalog:',
      'react-router-dom': 'catalog:',
    },
    devDependencies: {
      '@advisor/federation': 'workspace:*',
      '@advisor/testing': 'workspace:*',
      '@testing-library/react': 'catalog:',
    },
    sideEffects: ['*.css', './src/**/texts.ts'],
  });

const remoteConfig = ({ name, title }: NewRemote) => `
import { defineRemote } from '@advisor/federation/build/remote-config';

export default defineRemote({
  name: '${name}',
  owns: [{ path: '/${name}', page: './src/areas/overview/OverviewPage.tsx' }],
  navigation: [{ path: '/${name}', label: ${JSON.stringify(title)}, icon: 'documents', order: 90 }],
});
`;

const webpackConfig = `
import { remoteConfig } from '@advisor/federation/build/remote';
import type { BuildOptions } from '@advisor/federation/build/webpack-base';
import { hostContractVersion } from '@advisor/shell/remote-module';
import remote from './remote.config';

export default (options: Omit<BuildOptions, 'dir'>) =>
  remoteConfig({
    ...options,
    dir: import.meta.dirname,
    remote,
    contractVersion: hostContractVersion,
  });
`;

const remoteModule = ({ name }: NewRemote) => `
import { hostContractVersion, type RemoteModule } from '@advisor/shell/remote-module';
import { overviewRoutes } from './areas/overview/routes';

export default {
  name: '${name}',
  contractVersion: hostContractVersion,
  routes: overviewRoutes,
} satisfies RemoteModule;
`;

const routes = ({ name }: NewRemote) => `
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { overviewLoader } from './overview.loader';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const overviewRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: '${name}.overview',
    path: '/${name}',
    handle: { titleKey: '${namespaceOf(name)}:overview.title' } satisfies RouteHandle,
    ...lazyPage(() => import('./OverviewPage'), overviewLoader(queryClient)),
  },
];
`;

const texts = ({ name }: NewRemote) => `
import { addTexts } from '@advisor/i18n/instance';
import texts from './cs.json';

declare module '@advisor/i18n/instance' {
  interface AppResources {
    '${namespaceOf(name)}': typeof texts;
  }
}

addTexts('${namespaceOf(name)}', texts);
`;

const czech = ({ title }: NewRemote) =>
  JSON.stringify({ overview: { title, empty: 'Žádné dokumenty' } });

const queries = `
import { operationQuery } from '@advisor/api-client/operation-query';
import { documentCalls } from '@advisor/contracts/documents/calls';

export const documentsQuery = () => operationQuery(documentCalls.generalDocuments, {});
`;

const loader = `
import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from './overview.queries';

export const overviewLoader = (queryClient: QueryClient) => async (): Promise<null> => {
  await queryClient.fetchQuery(documentsQuery());
  return null;
};
`;

const page = ({ name }: NewRemote) => `
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { formatDate } from '@advisor/i18n/format';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { documentsQuery } from './overview.queries';
import './texts';

export default function OverviewPage() {
  const { t } = useTranslation('${namespaceOf(name)}');
  const documents = usePrefetchedQuery(documentsQuery()).data;
  return (
    <Page title={t('overview.title')}>
      {documents.length === 0 && <EmptyState title={t('overview.empty')} />}
      <ul>
        {documents.map((document) => (
          <li key={document.documentId}>
            {document.name} ({formatDate(document.updatedOn)})
          </li>
        ))}
      </ul>
    </Page>
  );
}
`;

const pageTest = ({ name, title }: NewRemote) => `
import { documentCalls } from '@advisor/contracts/documents/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import { overviewRoutes } from './routes';

const server = mockServer(
  handle(documentCalls.generalDocuments, [
    {
      documentId: 1,
      name: 'Ceník',
      category: 'Ceníky',
      format: 'pdf',
      size: 48_400,
      updatedOn: '2026-03-01',
    },
  ]),
);

const open = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: overviewRoutes({ queryClient }),
      },
    ],
    '/${name}',
  );

it('lists what the server has', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: ${JSON.stringify(title)} })).toBeVisible();
  expect(screen.getByText('Ceník (1. 3. 2026)')).toBeVisible();
});

it('says that there is nothing', async () => {
  server.use(handle(documentCalls.generalDocuments, []));
  await open();
  expect(await screen.findByText('Žádné dokumenty')).toBeVisible();
});

it.each([403, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(documentCalls.generalDocuments, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});
`;

/** Name in the remote's folder → content, to be formatted. */
export const remoteFiles = (remote: NewRemote): Record<string, string> => ({
  'package.json': manifest(remote),
  'remote.config.ts': remoteConfig(remote),
  'webpack.config.ts': webpackConfig,
  'src/remote.ts': remoteModule(remote),
  'src/areas/overview/routes.ts': routes(remote),
  'src/areas/overview/texts.ts': texts(remote),
  'src/areas/overview/cs.json': czech(remote),
  'src/areas/overview/overview.queries.ts': queries,
  'src/areas/overview/overview.loader.ts': loader,
  'src/areas/overview/OverviewPage.tsx': page(remote),
  'src/areas/overview/OverviewPage.test.tsx': pageTest(remote),
});
