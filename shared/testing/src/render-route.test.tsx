import { operationQuery } from '@advisor/api-client/operation-query';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { failure, handle } from './handlers';
import { renderRoute } from './render-route';
import { mockServer } from './server';

const server = mockServer(handle(notificationCalls.unread, { count: 3 }));
const unreadQuery = () => operationQuery(notificationCalls.unread, {});

function UnreadPage() {
  return <h1>Nepřečtených: {usePrefetchedQuery(unreadQuery()).data.count}</h1>;
}

const createRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    path: '/unread',
    loader: () => queryClient.fetchQuery(unreadQuery()),
    element: <UnreadPage />,
    errorElement: <p role="alert">Nelze načíst</p>,
    HydrateFallback: () => null,
  },
];

it('runs the route’s loader over the typed handlers', async () => {
  await renderRoute(createRoutes, '/unread');
  expect(await screen.findByRole('heading', { name: 'Nepřečtených: 3' })).toBeVisible();
});

it('hands a failed call to the error policy and to the route’s error element', async () => {
  server.use(handle(notificationCalls.unread, failure(500, { errorCode: 90008 })));
  const onError = jest.fn();
  await renderRoute(createRoutes, '/unread', { onError });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nelze načíst');
  expect(onError.mock.lastCall?.[0]).toMatchObject({
    status: 500,
    code: 90008,
    traceId: 'test-trace',
  });
});
