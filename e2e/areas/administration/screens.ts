import { type Screen, withHeading } from '../../support/screen';

export const administrationScreens: readonly Screen[] = [
  {
    name: 'system notifications',
    as: 'admin',
    path: () => '/settings/system-notification',
    ready: withHeading('Systémová oznámení'),
  },
];
