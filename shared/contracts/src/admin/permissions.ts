import { permission, type Permission } from '../permissions';

/**
 * Which permission opens which page of the settings, and its calls: the server and the menu read it
 * here. The specification names one for banners only (part 2, section 6); what the others take, a bank
 * sets here.
 */
export const settingsPermission = {
  systemNotification: permission.bannerAdministration,
  userNotification: permission.bannerAdministration,
  changeCaseOwner: permission.bannerAdministration,
  accessJournal: permission.bannerAdministration,
  sessions: permission.bannerAdministration,
  rates: permission.bannerAdministration,
  state: permission.bannerAdministration,
  bankSettings: permission.bannerAdministration,
} as const satisfies Record<string, Permission>;

export type SettingsPage = keyof typeof settingsPermission;

/** Pages of the settings on which something is set. */
export const settingsPages = ['rates'] as const satisfies readonly SettingsPage[];
