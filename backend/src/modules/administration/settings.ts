import { settingsPermission } from '@advisor/contracts/admin/permissions';
import { maxHandedCases } from '@advisor/contracts/admin/case-owner-rules';
import { maxRecipients } from '@advisor/contracts/admin/user-notification-rules';
import { accessRules } from '../../platform/access-journal/schema';
import type { BankSettings } from '../../platform/settings/bank-settings';

const unusual = 'Neobvyklé přístupy v Záznamech o přístupech';
const permissions = 'shared/contracts/src/admin/permissions.ts';

const pages = {
  systemNotification: 'Systémová oznámení',
  userNotification: 'Uživatelská oznámení',
  changeCaseOwner: 'Změna vlastníka případu',
  accessJournal: 'Záznamy o přístupech',
  sessions: 'Přihlášení uživatelé',
  rates: 'Sazebníky',
  state: 'Stav aplikace',
  bankSettings: 'Nastavení banky',
} as const satisfies Record<keyof typeof settingsPermission, string>;

/** What the bank decides of its own administration. */
export const administrationSettings: BankSettings = {
  title: 'Správa',
  stored: [
    {
      table: 'access_rules',
      works: unusual,
      read: async ({ db }) => {
        const [rules] = await db.select().from(accessRules);
        if (rules === undefined) return [];
        const { id: _one, ...row } = rules;
        return [{ row }];
      },
      fields: [
        { field: 'clientsADay', name: 'Obvykle nejvíce různých klientů za den' },
        { field: 'clientsANight', name: 'Obvykle nejvíce různých klientů za noc' },
        { field: 'nightFrom', name: 'Noc od hodiny' },
        { field: 'nightTo', name: 'Noc do hodiny' },
      ],
      initial: { clientsADay: 100, clientsANight: 10, nightFrom: 22, nightTo: 5 },
    },
  ],
  variables: [
    {
      variable: 'ACCESS_JOURNAL_DAYS',
      name: 'Uchování záznamů o přístupech',
      works: 'Záznamy o přístupech',
      unit: 'days',
      value: ({ accessJournalDays }) => accessJournalDays,
    },
    {
      variable: 'USER_NOTIFICATION_DAYS',
      name: 'Uchování uživatelských oznámení',
      works: 'Zvonek uživatele',
      unit: 'days',
      value: ({ userNotificationDays }) => userNotificationDays,
    },
    {
      variable: 'OWNER_CHANGE_UNDO_MINUTES',
      name: 'Lhůta na vrácení změny vlastníka',
      works: 'Změna vlastníka případu',
      unit: 'minutes',
      value: ({ ownerChangeUndoMinutes }) => ownerChangeUndoMinutes,
    },
  ],
  built: [
    {
      at: 'shared/contracts/src/admin/case-owner-rules.ts#maxHandedCases',
      name: 'Nejvíce případů najednou',
      works: 'Změna vlastníka případu',
      value: maxHandedCases,
    },
    {
      at: 'shared/contracts/src/admin/user-notification-rules.ts#maxRecipients',
      name: 'Nejvíce jmenovaných příjemců',
      works: 'Uživatelská oznámení',
      value: maxRecipients,
    },
    ...Object.entries(settingsPermission).map(([page, value]) => ({
      at: `${permissions}#${page}`,
      name: `Oprávnění ke stránce ${pages[page as keyof typeof pages]}`,
      works: 'Nastavení',
      value,
    })),
  ],
};
