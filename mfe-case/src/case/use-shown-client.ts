import type { CallResponse } from '@advisor/api-client/call';
import type { caseCalls } from '@advisor/contracts/case/calls';
import { clientOfCase } from '@advisor/shell/client-of-case';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { useEffect } from 'react';

/** Keeps the client's panel with the case that the screen shows, also when it changes meanwhile. */
export function useShownClient(openCase: CallResponse<typeof caseCalls.get>): void {
  const updateClient = useCurrentClientStore(({ update }) => update);
  useEffect(() => updateClient(clientOfCase(openCase)), [openCase, updateClient]);
}
