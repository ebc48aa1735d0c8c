import type { CallResponse } from '@advisor/api-client/call';
import type { adminCalls } from '@advisor/contracts/admin/calls';
import { foldText } from '@advisor/ui/find-matches';

export type SettingsGroup = CallResponse<typeof adminCalls.bankSettings>[number];
export type Setting = SettingsGroup['settings'][number];

/** What of a group has all the words, in whatever of its texts; groups without any are left out. */
export function findSettings(groups: readonly SettingsGroup[], query: string): SettingsGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, settings }) => ({
      title,
      settings: settings.filter(({ key, name, works }) => {
        const text = foldText([title, name, works, key].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ settings }) => settings.length > 0);
}
