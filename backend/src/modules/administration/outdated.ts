import { lt } from 'drizzle-orm';
import { feBannerChanges, usersNotifications } from '../../domain/notifications/schema';
import { caseHandovers } from './schema';
import type { Outdated } from '../../platform/operations/clean-up';

const day = 86_400_000;

/** The history of banners and of cases' owners as long as that of clients; notifications as long as the bank says. */
export const outdatedOfAdministration: Outdated = ({ clock, config }) => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);
  return [
    {
      table: feBannerChanges,
      isOver: lt(feBannerChanges.changedOn, daysAgo(config.changeHistoryDays)),
    },
    {
      table: caseHandovers,
      isOver: lt(caseHandovers.happenedOn, daysAgo(config.changeHistoryDays)),
    },
    {
      table: usersNotifications,
      isOver: lt(usersNotifications.createdOn, daysAgo(config.userNotificationDays)),
    },
  ];
};
