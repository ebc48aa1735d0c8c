import { ownedBy } from '@advisor/addresses/address';
import { adminAddresses } from '@advisor/addresses/admin';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { firstRead } from '@advisor/contracts/first-read';
import { defineRemote } from '@advisor/federation/build/remote-config';

export default defineRemote({
  name: 'admin',
  owns: ownedBy(adminAddresses, {
    systemNotification: './src/areas/system-notification/SystemNotificationPage.tsx',
  }),
  navigation: [
    {
      path: adminAddresses.systemNotification.to(),
      label: 'Systémová oznámení',
      icon: 'settings',
      order: 10,
      permissions: [settingsPermission.systemNotification],
    },
  ],
  firstReads: {
    [adminAddresses.systemNotification.template]: [
      firstRead(adminCalls.listBanners),
      firstRead(adminCalls.bannerChanges),
    ],
  },
});
