import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { renderRoute } from '@advisor/testing/render-route';
import { advisorUser } from '@advisor/testing/users';
import type { FoundCase, Handover } from '../handovers.queries';
import { changeCaseOwnerRoutes } from '../routes';

export const jana = { userId: 1, name: 'Jana Nováková' };
export const tomas = { userId: 2, name: 'Tomáš Kříž' };

export const foundCase = (caseId: number, owner = jana): FoundCase => ({
  caseId,
  state: 1,
  applicationState: 1,
  productTypeId: 20001,
  mandantId: 2,
  customer: { firstName: 'Karel', lastName: 'Beneš' },
  targetAmount: 2_000_000,
  owner,
  createdOn: '2026-11-01T08:00:00.000Z',
  lastChangedOn: '2026-11-02T08:00:00.000Z',
  activeTaskCount: 0,
});

/** A handover of an hour before ten by the test's clock. */
export const handover = (changed: Partial<Handover> = {}): Handover => ({
  handoverId: 5,
  happenedOn: '2026-11-20T08:55:00.000Z',
  changedBy: 'Alena Šťastná',
  owner: tomas,
  reason: 'Odchod na mateřskou',
  undoableUntil: '2026-11-20T09:10:00.000Z',
  cases: [{ caseId: 11, result: 'moved', formerOwner: jana }],
  ...changed,
});

/** Opens the page as the host does, for an administrator. */
export const openChangeOfOwner = () =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: 'Nelze načíst',
        HydrateFallback: () => null,
        children: changeCaseOwnerRoutes({ queryClient }),
      },
    ],
    '/settings/change-case-owner',
    { user: advisorUser({ userPermissions: [settingsPermission.changeCaseOwner] }) },
  );
