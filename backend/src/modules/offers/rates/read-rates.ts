import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { RateFile } from '@advisor/contracts/admin/rates';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, count, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { versionBefore, versionById } from '../../../domain/offers/read-rate-version';
import { offers } from '../../../domain/offers/schema/offers';
import { rateVersions } from '../../../domain/offers/schema/rate-versions';
import { addDays, bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/failure';
import { users } from '../../../platform/session/schema/users';
import { rateProposals } from '../schema';
import { differencesOf } from './differences';
import { fileOf } from './rate-file';

interface Reading {
  db: Database;
  userId: number;
  now: Date;
}

type Rates = CallResponse<typeof adminCalls.rates>;
type Proposal = CallResponse<typeof adminCalls.rateProposal>;

export async function readRates(reading: Reading): Promise<Rates> {
  const { db, now } = reading;
  const today = bankDay(now);
  const versions = await db
    .select({
      rateVersionId: rateVersions.id,
      name: rateVersions.name,
      validFrom: rateVersions.validFrom,
      validTo: rateVersions.validTo,
      offerCount: db.$count(offers, eq(offers.rateVersionId, rateVersions.id)),
    })
    .from(rateVersions)
    .orderBy(desc(rateVersions.validFrom));
  return {
    versions: versions.map(({ validTo, ...version }) => ({
      ...version,
      validTo: validTo ?? undefined,
      isCurrent: version.validFrom <= today && (validTo === null || validTo >= today),
    })),
    proposals: (await readProposals(reading)).map(({ proposal }) => proposal),
  };
}

/** @throws Failure 404 when there is none */
export async function readRateFile(db: Database, rateVersionId: number): Promise<RateFile> {
  const version = await versionById(db, rateVersionId);
  if (version === undefined) throw notFound('Tento sazebník neexistuje.');
  return fileOf(version);
}

const deciders = alias(users, 'deciders');
const nameOf = (table: typeof users | typeof deciders) =>
  sql<string>`${table.firstName} || ' ' || ${table.lastName}`;

/** @param proposalId absent: all of them */
async function readProposals({ db, userId }: Reading, proposalId?: number) {
  const rows = await db
    .select({
      row: rateProposals,
      proposedBy: nameOf(users),
      decidedBy: sql<string | null>`${nameOf(deciders)}`,
    })
    .from(rateProposals)
    .innerJoin(users, eq(users.id, rateProposals.proposedBy))
    .leftJoin(deciders, eq(deciders.id, rateProposals.decidedBy))
    .where(proposalId === undefined ? undefined : eq(rateProposals.id, proposalId))
    .orderBy(desc(rateProposals.id));
  return rows.map(({ row, proposedBy, decidedBy }) => ({
    row,
    proposal: {
      proposalId: row.id,
      name: row.file.name,
      validFrom: row.validFrom,
      state: row.state,
      proposedBy,
      proposedOn: row.proposedOn.toISOString(),
      decidedBy: decidedBy ?? undefined,
      decidedOn: row.decidedOn?.toISOString(),
      isOwn: row.proposedBy === userId,
    },
  }));
}

/**
 * What a proposal changes against the version that would hold otherwise.
 * @throws Failure 404 when there is none
 */
export async function readRateProposal(reading: Reading, proposalId: number): Promise<Proposal> {
  const { db } = reading;
  const [found] = await readProposals(reading, proposalId);
  if (found === undefined) throw notFound('Tento návrh sazebníku neexistuje.');
  const { file, validFrom } = found.row;
  const [before, later, openOffers] = await Promise.all([
    versionBefore(db, validFrom),
    versionAfter(db, validFrom),
    db
      .select({ productTypeId: offers.productTypeId, count: count() })
      .from(offers)
      .where(and(gte(offers.validTo, validFrom), isNull(offers.caseId)))
      .groupBy(offers.productTypeId)
      .orderBy(offers.productTypeId),
  ]);
  return {
    ...found.proposal,
    comparedWith: before && { name: before.name, validFrom: before.validFrom },
    differences: differencesOf(before && fileOf(before), file),
    validTo: later && addDays(later.validFrom, -1),
    openOffers,
  };
}

/** The version that begins next after a day. */
export async function versionAfter(db: Database, day: string) {
  const [later] = await db
    .select()
    .from(rateVersions)
    .where(gt(rateVersions.validFrom, day))
    .orderBy(rateVersions.validFrom)
    .limit(1);
  return later;
}
