import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { routeIdentifiers } from '@advisor/shell/route-identifiers';
import { useSession } from '@advisor/shell/session';
import { rememberCase } from '../session/recent-cases';

/** Remembers for the user which case they have opened. */
export function useRememberedCase(): void {
  const { userId } = useSession();
  const { search } = useLocation();
  const { caseId } = routeIdentifiers(useParams(), new URLSearchParams(search));
  useEffect(() => {
    if (caseId !== undefined) rememberCase(userId, caseId);
  }, [userId, caseId]);
}
