import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { dateSchema } from '../fields';
import { settingsPages, settingsPermission } from './permissions';
import { settingUnits } from './setting-units';

const valueSchema = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.array(z.union([z.number(), z.string()])),
]);
export type SettingValue = z.infer<typeof valueSchema>;

/** Where a setting is changed; a release of the product brings what stands in its sources. */
const changedSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('page'), page: z.enum(settingsPages) }),
  z.object({ by: z.literal('variable'), variable: z.string() }),
  z.object({ by: z.literal('table'), table: z.string() }),
  z.object({ by: z.literal('release'), file: z.string() }),
]);

export const bankSettingSchema = z
  .object({
    /** Where it stands, in one installation as in another: `SESSION_IDLE_MINUTES`, `access_rules.nightTo`. */
    key: z.string(),
    /** Czech, as is where it works. */
    name: z.string(),
    works: z.string(),
    unit: z.enum(settingUnits).optional(),
    /** A secret, of which nothing more is told than whether it is set. */
    isSecret: z.literal(true).optional(),
    /** What holds now, of one thing or of several; without a value it is not set. */
    values: z.array(z.object({ of: z.string().optional(), value: valueSchema.optional() })),
    /** What holds where the bank has decided nothing. */
    initial: valueSchema.optional(),
    /** Of a version: its first day. */
    since: dateSchema.optional(),
    changed: changedSchema,
  })
  .meta({ id: 'BankSetting' });
export type BankSetting = z.infer<typeof bankSettingSchema>;

export const adminBankSettingEndpoints = defineEndpoints({
  bankSettings: {
    summary: 'What the bank decides in this product, by area: what holds and where it is changed.',
    permissions: [settingsPermission.bankSettings],
    response: z.array(z.object({ title: z.string(), settings: z.array(bankSettingSchema) })),
  },
});
