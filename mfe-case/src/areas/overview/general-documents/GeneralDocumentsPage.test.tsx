import { documentCalls } from '@advisor/contracts/documents/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const server = mockServer(
  handle(documentCalls.generalDocuments, [
    {
      documentId: 1,
      name: 'Žádost o úvěr',
      category: 'Žádosti',
      format: 'pdf',
      size: 48_400,
      updatedOn: '2026-03-01',
    },
    {
      documentId: 2,
      name: 'Ceník',
      category: 'Ceníky',
      format: 'xlsx',
      size: 1_200_000,
      updatedOn: '2026-01-01',
    },
  ]),
);

const open = (path = '/general-documents') =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: createRoutes({ queryClient }),
      },
    ],
    path,
    { texts: { case: texts } },
  );

it('lists documents by category with what to expect of the file', async () => {
  await open();
  const price = await screen.findByRole('link', { name: /Ceník/ });
  expect(price).toHaveTextContent('XLSX · 1,2 MB');
  expect(price).toHaveTextContent('1. 1. 2026');
  expect(price).toHaveAttribute('href', '/api/v1/general-documents/2/content');
  const categories = screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
  expect(categories).toEqual(['Ceníky', 'Žádosti']);
});

it('searches without diacritics and keeps the search in the address', async () => {
  const { user, router } = await open();
  await user.type(
    await screen.findByRole('textbox', { name: 'Hledat v dokumentech' }),
    'zadost{Enter}',
  );
  expect(await screen.findByRole('link', { name: /Žádost o úvěr/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ceník/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=zadost');
});

it('says that nothing fits', async () => {
  await open('/general-documents?q=xyz');
  expect(await screen.findByText('Zadání neodpovídá žádný dokument')).toBeVisible();
});

it('says that there are none', async () => {
  server.use(handle(documentCalls.generalDocuments, []));
  await open();
  expect(await screen.findByText('Žádné dokumenty')).toBeVisible();
});

it.each([403, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(documentCalls.generalDocuments, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});
