import { type Screen, withHeading, withText } from '../../support/screen';

export const administrationScreens: readonly Screen[] = [
  {
    name: 'system notifications',
    as: 'admin',
    path: () => '/settings/system-notification',
    ready: withHeading('Systémová oznámení'),
  },
  {
    name: 'user notifications',
    as: 'admin',
    path: () => '/settings/user-notification',
    ready: withHeading('Uživatelská oznámení'),
  },
  {
    name: "change of a case's owner",
    as: 'admin',
    path: () => '/settings/change-case-owner',
    ready: withHeading('Změna vlastníka případu'),
  },
  {
    name: 'access journal',
    as: 'admin',
    path: () => '/settings/access-journal',
    ready: withHeading('Záznamy o přístupech'),
  },
  {
    name: 'rates',
    as: 'admin',
    path: () => '/settings/rates',
    ready: withHeading('Sazebníky'),
  },
  {
    name: 'sessions',
    as: 'admin',
    path: () => '/settings/sessions',
    ready: withHeading('Přihlášení uživatelé'),
  },
  {
    name: 'state of the product',
    as: 'admin',
    path: () => '/settings/state',
    ready: withText('Brána zpráv'),
  },
  {
    name: 'settings of the bank',
    as: 'admin',
    path: () => '/settings/bank-settings',
    ready: withHeading('Nastavení banky'),
  },
];
