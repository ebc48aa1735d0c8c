import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder';
import { brokenRules } from '../../testing/migration-rule';
import { migrationsFolder } from './database';

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
const journal = JSON.parse(read(migrationsFolder, 'meta/_journal.json')) as {
  entries: { idx: number; when: number; tag: string }[];
};
const { version } = JSON.parse(read(packageFolder, 'package.json')) as { version: string };

/** Up to here nothing had been released that could break. */
const lastOfFirstRelease = 7;

it('migrations come in the order of their times, by which it is known what has been applied', () => {
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
  expect(journal.entries.map(({ idx }) => idx)).toEqual([...times.keys()]);
});

it('only the newest snapshot stays, which is what a migration is made from', () => {
  const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter(
    (name) => name !== '_journal.json',
  );
  // `npm run migration --prefix backend` takes the former ones away.
  const newest = String(journal.entries.at(-1)!.idx).padStart(4, '0');
  expect(snapshots).toEqual([`${newest}_snapshot.json`]);
});

it('no migration breaks the release before', () => {
  const later = journal.entries.filter(({ idx }) => idx > lastOfFirstRelease);
  const broken = later.flatMap(({ tag }) =>
    brokenRules(read(migrationsFolder, `${tag}.sql`), version).map((rule) => `${tag}: ${rule}`),
  );
  expect(broken).toEqual([]);
});

describe('the rule', () => {
  it.each([
    'drop table "cases"',
    'DROP TABLE IF EXISTS cases CASCADE',
    'alter table "cases" drop column "note"',
    'alter table "cases" drop constraint "cases_number"',
    'alter table "cases" alter column "note" drop default',
    'drop index "cases_number"',
    'drop type "state"',
    'alter table "cases" rename to "files"',
    'alter table "cases" rename column "note" to "remark"',
    'alter table "cases" alter column "note" set data type integer',
    'alter table "cases" alter column "note" type integer using note::integer',
    'alter table "cases" alter column "note" set not null',
    'alter table "cases" add column "note" text not null',
    'ALTER TABLE "cases"\n  ADD COLUMN "note" text NOT NULL;',
    'alter table "cases" add constraint "noted" check ("note" is not null)',
    'alter table "cases" add constraint "owner" foreign key ("owner_id") references "users"("id")',
    'alter table "cases" add unique ("note")',
    'create unique index "cases_note" on "cases" ("note")',
    'truncate "cases"',
    'delete from "cases" where "note" is null',
    'create table "notes" ("id" integer);--> statement-breakpoint\ndrop table "cases"',
    'create table "notes" ("id" integer);\nalter table "notes" add unique ("id");\ndrop table "cases";',
    'create trigger "cases_stay" before update on "cases" execute function refuse()',
    `alter table "cases" add column "note" text not null check ("note" <> ' default ')`,
  ])('refuses %j', (sql) => {
    expect(brokenRules(sql, '1.3.0')).toHaveLength(1);
  });

  it.each([
    'create table "notes" ("id" integer not null)',
    'alter table "cases" add column "note" text',
    `alter table "cases" add column "note" text default '' not null`,
    'alter table "cases" alter column "note" drop not null',
    'create index "cases_note" on "cases" ("note")',
    `update "cases" set "note" = 'drop table cases' where "note" is null`,
    'create table "notes" ("id" integer);--> statement-breakpoint\nalter table "notes" add constraint "notes_case" foreign key ("id") references "cases"("id")',
    'create table "notes" ("id" integer);--> statement-breakpoint\ncreate unique index "one" on "notes" ("id")',
    'create table "notes" ("id" integer);--> statement-breakpoint\ncreate trigger "stay" before update or truncate on "notes" execute function refuse()',
    '-- the former way would drop it\nselect 1',
  ])('allows %j', (sql) => {
    expect(brokenRules(sql, '1.3.0')).toEqual([]);
  });

  it.each([
    ['1.2.0', 0],
    ['1.2.9', 0],
    // Not released before this one: its nodes would meet it.
    ['1.3.0', 1],
    ['1.10.0', 1],
  ])('takes a statement that fits all since %s', (since, count) => {
    const sql = `-- fits all since ${since}\nalter table "cases" drop column "note"`;
    expect(brokenRules(sql, '1.3.0')).toHaveLength(count);
  });
});
