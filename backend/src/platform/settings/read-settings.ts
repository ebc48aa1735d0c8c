import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { BankSetting, SettingValue } from '@advisor/contracts/admin/bank-settings';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Backend } from '../backend';
import { bankDay } from '../calendar';
import type { Config } from '../config/config';
import { readEnvironment } from '../config/environment';
import { Failure } from '../failure';
import type { BuiltSetting, StoredSettings, VariableSetting } from './bank-settings';
import { leavesOf } from './leaves';

const unavailable = 503;

/** What a bank's node has that is told nothing but what it cannot do without. */
const initialConfig = (): Config =>
  readEnvironment({ NODE_ENV: 'production', DATABASE_URL: 'postgres://bank', DATA_KEY: 'bank' })
    .config;

/** All settings of the bank as they are now. */
export async function readSettings({
  db,
  clock,
  config,
  bankSettings,
}: Pick<Backend, 'db' | 'clock' | 'config' | 'bankSettings'>): Promise<
  CallResponse<typeof adminCalls.bankSettings>
> {
  const today = bankDay(clock.now());
  const initial = initialConfig();
  return Promise.all(
    bankSettings.map(async ({ title, variables = [], stored = [], built = [] }) => {
      const tables = await Promise.all(
        stored.map(async (table) =>
          ofTable(table, await table.read({ db }, today).catch(noneIfMissing)),
        ),
      );
      return {
        title,
        settings: [
          ...tables.flat(),
          ...variables.map((variable) => ofVariable(variable, config, initial)),
          ...built.map(ofRelease),
        ],
      };
    }),
  );
}

/** A day without a version is seen here, and fails where the version is needed. */
function noneIfMissing(error: unknown): [] {
  if (error instanceof Failure && error.status === unavailable) return [];
  throw error;
}

const isSet = (value: SettingValue | undefined): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const unlessEmpty = (value: SettingValue | undefined) => (isSet(value) ? value : undefined);

function ofVariable(
  { variable, name, works, unit, value, isSecret }: VariableSetting,
  config: Config,
  initial: Config,
): BankSetting {
  const described = { key: variable, name, works, unit };
  const changed = { by: 'variable', variable } as const;
  const now = value(config);
  if (isSecret) return { ...described, isSecret, values: [{ value: isSet(now) }], changed };
  return {
    ...described,
    values: [{ value: unlessEmpty(now) }],
    initial: unlessEmpty(value(initial)),
    changed,
  };
}

const ofRelease = ({ at, name, works, unit, value }: BuiltSetting): BankSetting => ({
  key: at,
  name,
  works,
  unit,
  values: [{ value }],
  changed: { by: 'release', file: at.split('#', 1).join('') },
});

type States = Awaited<ReturnType<StoredSettings['read']>>;

function ofTable(
  { table, works, page, fields, initial = {} }: StoredSettings,
  states: States,
): BankSetting[] {
  const whole = new Set(fields.map(({ field }) => field));
  const rows = states.map(({ of, since, row }) => ({
    of,
    since,
    leaves: new Map(leavesOf(row, whole)),
  }));
  const usual = new Map(leavesOf(initial, whole));
  return fields.map(({ field, name, unit, valuesOf, ...described }) => ({
    key: `${table}.${field}`,
    name,
    works: described.works ?? works,
    unit,
    values: rows
      .filter(({ leaves }) => leaves.has(field))
      .flatMap(({ of, leaves }) => {
        const value = leaves.get(field) ?? undefined;
        return valuesOf && value !== undefined
          ? valuesOf(value as never)
          : [{ of, value: value as SettingValue | undefined }];
      }),
    initial: usual.get(field) as SettingValue | undefined,
    since: rows.find(({ since }) => since !== undefined)?.since,
    changed: page === undefined ? { by: 'table' as const, table } : { by: 'page' as const, page },
  }));
}
