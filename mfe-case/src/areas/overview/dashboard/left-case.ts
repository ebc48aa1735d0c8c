import { type CurrentClient, useCurrentClientStore } from '@advisor/shell/current-client';

/** Each screen of a case renews the current client, so the same one says that none was open since. */
let seen: CurrentClient | undefined;

/** The case that was open since the list was shown last. */
export function leftCase(): number | undefined {
  const { client } = useCurrentClientStore.getState();
  return client === seen ? undefined : client.caseId;
}

/** The list is shown: only a case that is opened from here on counts. */
export function rememberListShown(): void {
  seen = useCurrentClientStore.getState().client;
}
