import { renderRoute } from '@advisor/testing/render-route';
import { screen } from '@testing-library/react';
import texts from '../cs.json';
import { createRoutes } from '../routes';

/** `_` stands for U+00A0, which one cannot see. */
export const nbsp = (text: string) => text.replaceAll('_', '\u00A0');

/** Opens a screen of the remote with its real loader, beside some other screens. */
export const openModelation = (path: string, options: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: [
          ...createRoutes({ queryClient }),
          { path: '/mortgage/hub', element: <h1>Rozcestník</h1> },
          { path: '/mortgage/case-detail/:caseId', element: <h1>Případ</h1> },
          { path: '/elsewhere', element: <h1>Jinde</h1> },
        ],
      },
    ],
    path,
    { ...options, texts: { modelation: texts } },
  );

/** The panel beside the form. */
export const findResult = () => screen.findByRole('region', { name: 'Výsledek modelace' });
