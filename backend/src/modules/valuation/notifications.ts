import { permission } from '@advisor/contracts/permissions';
import type { NotificationKind } from '../../domain/notifications/tell-user';

/** A result came, an order came back, or it is not possible. */
export const valuationMoved: NotificationKind = {
  kind: 'valuation-moved',
  name: 'Výsledek nebo vrácení ocenění nemovitosti',
  permission: permission.salesArrangementAccess,
};

/** What a loan is held against is valued for some more days only. */
export const valuationEnds: NotificationKind = {
  kind: 'valuation-ends',
  name: 'Blížící se konec platnosti ocenění nemovitosti',
  permission: permission.salesArrangementAccess,
};
