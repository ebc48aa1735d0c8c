import type { Permission } from '@advisor/contracts/permissions';

/** Icons of the application menu; the host draws them without loading the remote. */
export const navigationIcons = [
  'dashboard',
  'identification',
  'documents',
  'calculator',
  'settings',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];

/** An entry of the application menu. The registry carries it, so that no remote loads for a menu. */
export interface NavigationEntry {
  path: string;
  /** Czech, as the menu shows it. */
  label: string;
  icon: NavigationIcon;
  /** The user needs at least one of them; absent: everybody. */
  permissions?: readonly Permission[];
}
