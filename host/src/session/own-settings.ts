import { call, type CallInput } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { OwnSettings } from '@advisor/contracts/session/own-settings';
import { loggedInUserQuery, useSession } from '@advisor/shell/session';
import { useChange } from '@advisor/shell/use-change';
import { setThemeChoice } from '@advisor/ui/theme';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

export type OwnChoice = CallInput<typeof sessionCalls.saveOwnSettings>['body'];

/** What was chosen while something chosen before is being saved: the last choice is what holds. */
const waiting = new WeakMap<QueryClient, OwnChoice>();

/** Until it is saved, what is read of the user may be older than what is on the screen. */
export const isSavingOwnSettings = (queryClient: QueryClient): boolean => waiting.has(queryClient);

const chosen = (settings: OwnSettings, { startPage, ...look }: OwnChoice): OwnSettings => ({
  ...settings,
  ...look,
  ...(startPage !== undefined && { startPage: startPage ?? undefined }),
});

function show(queryClient: QueryClient, ownSettings: OwnSettings): void {
  const { queryKey } = loggedInUserQuery();
  // What is being read may be of before.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (user) => user && { ...user, ownSettings });
}

interface OwnSettingsValue {
  /** Undefined beside a back end of the release before: the theme is this browser's then. */
  settings: OwnSettings | undefined;
  /** Shows what was chosen at once, and takes it back when it could not be saved. */
  save: (choice: OwnChoice) => void;
}

/** What the signed-in user has set for themselves. */
export function useOwnSettings({ success }: { success?: string } = {}): OwnSettingsValue {
  const queryClient = useQueryClient();
  const { ownSettings: settings } = useSession();
  const { runAsync } = useChange({
    key: [sessionCalls.saveOwnSettings.id],
    call: (body: OwnChoice) => call(sessionCalls.saveOwnSettings, { body }),
    // One for all that is chosen one after the other.
    success: () => (success === undefined ? undefined : { title: success, key: 'own-settings' }),
  });

  const saveAll = async (before: OwnSettings, first: OwnChoice) => {
    let saved = before;
    let next: OwnChoice = first;
    waiting.set(queryClient, {});
    for (;;) {
      const sent = next;
      let refused: OwnChoice = sent;
      const answer = await runAsync(sent, { retry: () => save(refused) });
      const more = waiting.get(queryClient) ?? {};
      refused = { ...sent, ...more };
      saved = answer ?? saved;
      if (answer === undefined || Object.keys(more).length === 0) break;
      waiting.set(queryClient, {});
      show(queryClient, chosen(saved, more));
      next = more;
    }
    waiting.delete(queryClient);
    show(queryClient, saved);
  };

  const save = (choice: OwnChoice) => {
    const now = queryClient.getQueryData(loggedInUserQuery().queryKey)?.ownSettings;
    if (now === undefined) {
      if (choice.theme) setThemeChoice(choice.theme);
      return;
    }
    show(queryClient, chosen(now, choice));
    const queued = waiting.get(queryClient);
    if (queued) waiting.set(queryClient, { ...queued, ...choice });
    else void saveAll(now, choice);
  };

  return { settings, save };
}
