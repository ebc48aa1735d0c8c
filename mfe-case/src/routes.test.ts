import { permission } from '@advisor/contracts/permissions';
import { QueryClient } from '@tanstack/react-query';
import { createRoutes } from './routes';

const routes = createRoutes({ queryClient: new QueryClient() });

it.each([
  ['/dashboard', { newProductButton: true, permission: permission.searchCases }],
  ['/case-identification', { newProductButton: true, permission: permission.identifyCase }],
  ['/general-documents', { newProductButton: true }],
  [
    '/mortgage/case-detail/:caseId?',
    { backButton: true, clientPanel: true, partParameter: 'section' },
  ],
])('the screen at %s asks the layout for %j', (path, handle) => {
  const { titleKey: _, ...asked } = routes.find((route) => route.path === path)?.handle ?? {};
  expect(asked).toEqual(handle);
});
