import { lazyPart } from '@advisor/ui/lazy-part';
import type { ReactNode } from 'react';
import type { FoundClient } from '../client/client-search.mutations';
import { useDialog } from '../offer/use-dialog';

const CreateCaseDialog = lazyPart(() => import('./CreateCaseDialog'));

export interface FoundCaseOptions {
  /** Whom it was modelled for, if somebody was chosen. */
  client?: FoundClient | undefined;
  /** There is a case, which is about to be opened: what was modelled is done with. */
  onFounded?: (() => void) | undefined;
  /** Nobody born on that day, `YYYY-MM-DD`, gets the offer. */
  onClientRefused?: ((dateOfBirth: string) => void) | undefined;
}

/** Makes a case of a saved offer, once it is known whose. */
export function useFoundCase({ client, onFounded, onClientRefused }: FoundCaseOptions): {
  foundCase: (offerId: number) => void;
  /** Stands anywhere on the screen. */
  dialog: ReactNode;
} {
  const { subject: offerId, open, props } = useDialog<number>();
  return {
    foundCase: open,
    dialog: offerId !== undefined && (
      <CreateCaseDialog
        {...props}
        offerId={offerId}
        client={client}
        onFounded={onFounded}
        onRefused={onClientRefused}
      />
    ),
  };
}
