import { RemoteTeam } from '../../support/remote-team';
import { applicationScreens } from '../../areas/application/screens';
import { caseFileScreens } from '../../areas/case-file/screens';
import { overviewScreens } from '../../areas/overview/screens';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';

test.use({ ownProduct: true });

const area = 'mfe-case/src/areas/overview';

const queries = `
import { operationQuery } from '@advisor/api-client/operation-query';
import { notificationCalls } from '@advisor/contracts/notifications/calls';

export const newsQuery = () => operationQuery(notificationCalls.news, {});
`;

const newsPage = `
import { caseAddresses } from '@advisor/addresses/case';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { Link } from 'react-router-dom';
import { newsQuery } from './news.queries';
import '../texts';

export default function NewsPage() {
  const news = usePrefetchedQuery(newsQuery()).data;
  return (
    <Page title="Novinky">
      {news.map(({ newsId, title }) => (
        <Link key={newsId} to={caseAddresses.news.to({ newsId })}>
          {title}
        </Link>
      ))}
    </Page>
  );
}
`;

/** As "Add a page" and "Add a call" of the guide say. */
function addPageWithCall(team: RemoteTeam): void {
  const contract = 'shared/contracts/src/notifications';
  team.edit(
    'shared/addresses/src/case.ts',
    '  // Case file',
    "  news: address('/news/:newsId?'),\n  // Case file",
  );
  team.edit(
    `${contract}/endpoints.ts`,
    '  unread: {',
    `  news: {
    summary: 'What is new.',
    response: z.array(z.object({ newsId: idSchema, title: z.string() })),
  },
  unread: {`,
  );
  team.edit(
    `${contract}/calls.ts`,
    '  unread: {',
    "  news: { id: 'news.all', method: 'GET', path: 'news', extension: true },\n  unread: {",
  );
  team.write(`${area}/news/news.queries.ts`, queries);
  team.write(`${area}/news/NewsPage.tsx`, newsPage);
  team.edit(
    `${area}/routes.ts`,
    "  {\n    id: 'case.general-documents',",
    `  {
    path: caseAddresses.news.pattern,
    ...lazyPage(
      () => import('./news/NewsPage'),
      async () => queryClient.fetchQuery(newsQuery()),
    ),
  },
  {
    id: 'case.general-documents',`,
  );
  team.edit(
    `${area}/routes.ts`,
    "import { identificationLoader } from './identification/identification.loader';",
    `import { identificationLoader } from './identification/identification.loader';
import { newsQuery } from './news/news.queries';`,
  );
  team.edit(
    'mfe-case/remote.config.ts',
    '    caseDetail:',
    "    news: './src/areas/overview/news/NewsPage.tsx',\n    caseDetail:",
  );
}

test('a remote with a new address and a new call deploys alone, and works on every screen', async ({
  api,
  page,
  server,
  signInAs,
}) => {
  test.slow();
  const team = await RemoteTeam.create();
  try {
    await test.step('it is deployed into a host that knows of neither', async () => {
      addPageWithCall(team);
      await team.mfe('build', 'case');
      await team.mfe('deploy', 'case', '--to', server.product);
    });
    await signInAs('advisor');
    // As a back end that has been deployed before answers.
    await page.route('**/api/v1/news', (route) =>
      route.fulfill({ json: [{ newsId: 7, title: 'Nové sazby' }] }),
    );
    await test.step('the new screen opens, and links to itself', async () => {
      await page.goto('/news');
      await page.getByRole('link', { name: 'Nové sazby' }).click();
      await expect(page).toHaveURL(/\/news\/7$/);
      await expect(heading(page, 'Novinky')).toBeVisible();
    });
    for (const screen of [...overviewScreens, ...caseFileScreens, ...applicationScreens]) {
      await test.step(`so does ${screen.name}`, async () => {
        await page.goto(await screen.path(api));
        await screen.ready(page);
      });
    }
    await test.step('what needs a new property of a shared component waits for the host', async () => {
      team.edit(
        'shared/ui/src/components/Page.tsx',
        'interface PageProps {',
        'interface PageProps {\n  isNew?: boolean;',
      );
      team.edit(`${area}/news/NewsPage.tsx`, '<Page title', '<Page isNew title');
      await team.mfe('build', 'case');
      await expect(team.mfe('deploy', 'case', '--to', server.product)).rejects.toMatchObject({
        stderr: expect.stringMatching(/uses prop isNew .*deploy the host first or with it/),
      });
    });
  } finally {
    team.dispose();
  }
});
