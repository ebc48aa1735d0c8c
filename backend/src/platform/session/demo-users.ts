import { permission, type Permission } from '@advisor/contracts/permissions';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { userIdentifiers, userPermissions, users } from './schema/users';
import { hashPassword } from './password';

export const demoPassword = 'demo';

const all = Object.values(permission);
const advisorOnly = all.filter((code) => code !== permission.bannerAdministration);

interface DemoUser {
  user: typeof users.$inferInsert & { id: number };
  identifiers: { scheme: number; identity: string }[];
  permissions: readonly Permission[];
}

const specialistId = 3;
const team = 'Hypoteční specialisté';
/** Owns the cases that show faults; lists show them to this user alone. */
export const testerId = 7;

/** The users of the demonstration; seeded cases belong to them by these ids. */
export const demoUsers: readonly DemoUser[] = [
  {
    user: {
      id: specialistId,
      login: 'specialist',
      firstName: 'Petr',
      lastName: 'Dvořák',
      phoneNumber: '+420602118340',
      emailAddress: 'petr.dvorak@banka.example',
      isInternal: true,
      cpm: '99811034',
      icp: '128540034',
      cin: '70010340',
      team,
    },
    identifiers: [{ scheme: 9, identity: '128540034' }],
    permissions: advisorOnly,
  },
  {
    // Stands in for the specialist: what one of them gives back, the other takes.
    user: {
      id: 9,
      login: 'teammate',
      firstName: 'Eva',
      lastName: 'Malá',
      phoneNumber: '+420602118341',
      emailAddress: 'eva.mala@banka.example',
      isInternal: true,
      cpm: '99811035',
      icp: '128540035',
      cin: '70010350',
      team,
    },
    identifiers: [{ scheme: 9, identity: '128540035' }],
    permissions: advisorOnly,
  },
  {
    user: {
      id: 1,
      login: 'advisor',
      firstName: 'Jana',
      lastName: 'Nováková',
      phoneNumber: '+420603214587',
      emailAddress: 'jana.novakova@banka.example',
      isInternal: true,
      cpm: '99806569',
      icp: '114306569',
      cin: '70006569',
      mortgageSpecialistId: specialistId,
    },
    identifiers: [{ scheme: 9, identity: '114306569' }],
    permissions: advisorOnly,
  },
  {
    user: {
      id: 2,
      login: 'broker',
      firstName: 'Tomáš',
      lastName: 'Kříž',
      phoneNumber: '+420777310246',
      emailAddress: 'tomas.kriz@hypoteky.example',
      isInternal: false,
      cpm: '55310246',
      icp: '155310246',
      mortgageSpecialistId: specialistId,
    },
    identifiers: [{ scheme: 7, identity: '55310246' }],
    permissions: [
      permission.createCase,
      permission.identifyCase,
      permission.searchCases,
      permission.salesArrangementAccess,
      permission.sendSalesArrangement,
      permission.identifyPerson,
      permission.searchPerson,
      permission.getSigningDocuments,
      permission.getSigningAttachments,
      permission.viewRequestedObligations,
    ],
  },
  {
    user: {
      id: 4,
      login: 'admin',
      firstName: 'Alena',
      lastName: 'Šťastná',
      phoneNumber: '+420606500112',
      emailAddress: 'alena.stastna@banka.example',
      isInternal: true,
      isVip: true,
      cpm: '99800112',
      icp: '100500112',
      cin: '70000112',
    },
    identifiers: [{ scheme: 9, identity: '100500112' }],
    permissions: all,
  },
  {
    // What one administrator proposes, the other confirms.
    user: {
      id: 8,
      login: 'supervisor',
      firstName: 'Radek',
      lastName: 'Vlček',
      phoneNumber: '+420606500118',
      emailAddress: 'radek.vlcek@banka.example',
      isInternal: true,
      cpm: '99800118',
      icp: '100500118',
      cin: '70000118',
    },
    identifiers: [{ scheme: 9, identity: '100500118' }],
    permissions: all,
  },
  {
    user: {
      id: 5,
      login: 'limited',
      firstName: 'Ondřej',
      lastName: 'Černý',
      phoneNumber: '+420608774521',
      emailAddress: 'ondrej.cerny@banka.example',
      isInternal: true,
      cpm: '99874521',
      icp: '119874521',
      cin: '70074521',
      mortgageSpecialistId: specialistId,
    },
    identifiers: [{ scheme: 9, identity: '119874521' }],
    permissions: advisorOnly.filter((code) => code !== permission.searchCases),
  },
  {
    user: {
      id: 6,
      login: 'norights',
      firstName: 'Lucie',
      lastName: 'Veselá',
      phoneNumber: '+420721906333',
      emailAddress: 'lucie.vesela@banka.example',
      isInternal: true,
      cin: '70006333',
    },
    identifiers: [{ scheme: 9, identity: '100006333' }],
    permissions: [],
  },
  {
    user: {
      id: testerId,
      login: 'tester',
      firstName: 'Zkušební',
      lastName: 'Účet',
      phoneNumber: '+420602700007',
      emailAddress: 'zkusebni.ucet@banka.example',
      isInternal: true,
      cpm: '99870007',
      icp: '119870007',
      cin: '70070007',
      mortgageSpecialistId: specialistId,
    },
    identifiers: [{ scheme: 9, identity: '119870007' }],
    permissions: advisorOnly,
  },
];

/** Creates the demo users that are missing; existing ones are left as they are. */
export async function ensureDemoUsers(db: Database): Promise<void> {
  const present = await db.$count(users, sql`${users.isDemo}`);
  if (present >= demoUsers.length) return;
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values(demoUsers.map(({ user }) => ({ ...user, passwordHash, isDemo: true })))
      .onConflictDoNothing();
    await tx
      .insert(userIdentifiers)
      .values(
        demoUsers.flatMap(({ user, identifiers }) =>
          identifiers.map((identifier) => ({ userId: user.id, ...identifier })),
        ),
      )
      .onConflictDoNothing();
    await tx
      .insert(userPermissions)
      .values(
        demoUsers.flatMap(({ user, permissions }) =>
          permissions.map((code) => ({ userId: user.id, permission: code })),
        ),
      )
      .onConflictDoNothing();
  });
}
