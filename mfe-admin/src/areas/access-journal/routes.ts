import { adminAddresses } from '@advisor/addresses/admin';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { accessJournalLoader } from './access-journal.loader';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const accessJournalRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'admin.access-journal',
    path: adminAddresses.accessJournal.pattern,
    handle: {
      titleKey: 'admin-access-journal:title',
      permission: settingsPermission.accessJournal,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./AccessJournalPage'), accessJournalLoader(queryClient)),
  },
];
