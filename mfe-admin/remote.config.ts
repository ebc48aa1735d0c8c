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
    changeCaseOwner: './src/areas/change-case-owner/ChangeCaseOwnerPage.tsx',
    userNotification: './src/areas/user-notification/UserNotificationPage.tsx',
    sessions: './src/areas/sessions/SessionsPage.tsx',
    rates: './src/areas/rates/RatesPage.tsx',
    state: './src/areas/state/StatePage.tsx',
    bankSettings: './src/areas/bank-settings/BankSettingsPage.tsx',
    accessJournal: './src/areas/access-journal/AccessJournalPage.tsx',
  }),
  navigation: [
    {
      path: adminAddresses.systemNotification.to(),
      label: 'Systémová oznámení',
      icon: 'settings',
      order: 10,
      permissions: [settingsPermission.systemNotification],
    },
    {
      path: adminAddresses.userNotification.to(),
      label: 'Uživatelská oznámení',
      icon: 'settings',
      order: 20,
      permissions: [settingsPermission.userNotification],
    },
    {
      path: adminAddresses.changeCaseOwner.to(),
      label: 'Změna vlastníka případu',
      icon: 'settings',
      order: 30,
      permissions: [settingsPermission.changeCaseOwner],
    },
    {
      path: adminAddresses.rates.to(),
      label: 'Sazebníky',
      icon: 'settings',
      order: 35,
      permissions: [settingsPermission.rates],
    },
    {
      path: adminAddresses.sessions.to(),
      label: 'Přihlášení uživatelé',
      icon: 'settings',
      order: 50,
      permissions: [settingsPermission.sessions],
    },
    {
      path: adminAddresses.accessJournal.to(),
      label: 'Záznamy o přístupech',
      icon: 'settings',
      order: 40,
      permissions: [settingsPermission.accessJournal],
    },
    {
      path: adminAddresses.state.to(),
      label: 'Stav aplikace',
      icon: 'settings',
      order: 60,
      permissions: [settingsPermission.state],
    },
    {
      path: adminAddresses.bankSettings.to(),
      label: 'Nastavení banky',
      icon: 'settings',
      order: 70,
      permissions: [settingsPermission.bankSettings],
    },
  ],
  firstReads: {
    [adminAddresses.bankSettings.template]: [firstRead(adminCalls.bankSettings)],
    [adminAddresses.rates.template]: [firstRead(adminCalls.rates)],
    [adminAddresses.systemNotification.template]: [
      firstRead(adminCalls.listBanners),
      firstRead(adminCalls.bannerChanges),
    ],
    [adminAddresses.changeCaseOwner.template]: [firstRead(adminCalls.listHandovers)],
    [adminAddresses.userNotification.template]: [
      firstRead(adminCalls.listNotifications),
      firstRead(adminCalls.notificationAudiences),
    ],
    [adminAddresses.sessions.template]: [firstRead(adminCalls.searchSessions, { body: {} })],
    [adminAddresses.accessJournal.template]: [firstRead(adminCalls.unusualAccesses)],
  },
});
