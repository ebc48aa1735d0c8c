import type { Database } from '../../platform/database/database';
import {
  feBanners,
  usersNotificationRecipients,
  usersNotificationSendings,
  usersNotifications,
} from '../../domain/notifications/schema';
import { users } from '../../platform/session/schema/users';
import { eq } from 'drizzle-orm';
import type { ModuleSeed } from '../../seed/module-seed';

const dayLength = 86_400_000;

interface Banner {
  title: string;
  description: string;
  severity: 'info' | 'warning' | 'error';
  /** Days from now. */
  from: number;
  to: number;
}

const banners: readonly Banner[] = [
  {
    title: 'Plánovaná odstávka systému v sobotu od 22:00 do 2:00',
    description:
      'Po tuto dobu nebude možné odesílat žádosti ke schválení ani podepisovat dokumenty.',
    severity: 'warning',
    from: -2,
    to: 12,
  },
  {
    title: 'Nové sazby hypotečních úvěrů',
    description: 'Sazby pro fixace na 3 a 5 let jsou od pondělí nižší o 0,10 procentního bodu.',
    severity: 'info',
    from: -5,
    to: 25,
  },
  {
    title: 'Oprava načítání výpisů z katastru',
    description: 'Výpisy z katastru nemovitostí se opět načítají bez omezení.',
    severity: 'info',
    from: -20,
    to: -6,
  },
  {
    title: 'Změna sazebníku od nového roku',
    description: 'Nový sazebník najdete v obecných dokumentech.',
    severity: 'info',
    from: 20,
    to: 50,
  },
];

interface Notification {
  title: string;
  description: string;
  daysAgo: number;
  isRead?: boolean;
}

const notifications: readonly Notification[] = [
  {
    title: 'Schvalování do druhého dne',
    description:
      'Úplné žádosti odeslané do poledne posuzuje banka do konce příštího pracovního dne.',
    daysAgo: 1,
  },
  {
    title: 'Nový vzor potvrzení o příjmu',
    description: 'Od ledna přijímáme jen nový vzor. Dosud vydaná potvrzení platí do konce roku.',
    daysAgo: 2,
  },
  {
    title: 'Blíží se konec fixace',
    description:
      'Klienty, kterým do tří měsíců končí fixace úrokové sazby, oslovte včas s nabídkou.',
    daysAgo: 4,
  },
  {
    title: 'Povinné školení o ochraně osobních údajů',
    description: 'Školení dokončete do konce měsíce.',
    daysAgo: 12,
    isRead: true,
  },
  {
    title: 'Nová verze metodiky oceňování',
    description: 'Metodika platí pro ocenění objednaná od prvního dne příštího měsíce.',
    daysAgo: 30,
    isRead: true,
  },
];

/** What the bank and the system have to say to the demo users. */
export const seedNotifications: ModuleSeed = {
  start: ({ db, today }) => ({
    async finish() {
      await seedBanners(db, new Date(today));
      await seedUserNotifications(db, new Date(today));
    },
  }),
};

/** System notifications before, during and after their time. */
async function seedBanners(db: Database, start: Date): Promise<void> {
  const at = (days: number) => new Date(start.getTime() + days * dayLength);
  await db.insert(feBanners).values(
    banners.map(({ from, to, ...banner }) => ({
      ...banner,
      visibleFrom: at(from),
      visibleTo: at(to),
    })),
  );
}

/** The same notifications for every demo user, partly read. */
async function seedUserNotifications(db: Database, start: Date): Promise<void> {
  const at = (days: number) => new Date(start.getTime() - days * dayLength);
  const readers = await db
    .select({ id: users.id, login: users.login })
    .from(users)
    .where(eq(users.isDemo, true));
  const written = await db
    .insert(usersNotifications)
    .values(
      notifications.map(({ title, description, daysAgo }) => ({
        title,
        description,
        createdOn: at(daysAgo),
      })),
    )
    .returning({ id: usersNotifications.id });
  const sender = readers.find(({ login }) => login === 'admin') ?? readers[0];
  if (sender === undefined) return;
  await db.insert(usersNotificationSendings).values(
    written.map(({ id }) => ({
      notificationId: id,
      createdBy: sender.id,
      audience: ['everybody' as const],
      recipientCount: readers.length,
    })),
  );
  await db.insert(usersNotificationRecipients).values(
    written.flatMap(({ id }, index) => {
      const { isRead, daysAgo } = notifications[index] ?? { daysAgo: 0 };
      return readers.map((reader) => ({
        notificationId: id,
        userId: reader.id,
        readOn: isRead ? at(daysAgo - 1) : null,
      }));
    }),
  );
}
