import { type Screen, withHeading } from '../../support/screen';

export const overviewScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: () => '/dashboard',
    // A list in the release before.
    ready: (page) =>
      page
        .getByRole('table', { name: 'Případy' })
        .or(page.getByRole('list', { name: 'Případy' }))
        .waitFor(),
  },
  {
    name: 'case identification',
    path: () => '/case-identification',
    ready: withHeading(/Vyhledání případu/),
  },
  { name: 'general documents', path: () => '/general-documents', ready: withHeading(/dokumenty/) },
];
