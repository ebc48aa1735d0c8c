import type { BankSetting, SettingValue } from '@advisor/contracts/admin/bank-settings';
import type { SettingsPage } from '@advisor/contracts/admin/permissions';
import type { Backend } from '../backend';
import type { Config } from '../config/config';
import type { EnvironmentVariable } from '../config/environment';

interface Described {
  /** Czech. */
  name: string;
  /** Where it works, Czech; absent: as is said of all beside it. */
  works?: string;
  unit?: BankSetting['unit'];
}

/** A setting in a variable of the environment. */
export interface VariableSetting extends Described {
  variable: EnvironmentVariable;
  works: string;
  /** Undefined where nothing is set. Of a secret nothing more leaves the server than whether there is one. */
  value(config: Config): SettingValue | undefined;
  isSecret?: true;
}

/** A field of what stands in the database. */
export interface StoredField extends Described {
  /** From the row to the field: `limits.dsti`. */
  field: string;
  /** Values of a field that is a table itself, each with its name. */
  valuesOf?(value: never): BankSetting['values'];
}

/** What holds today of a table. */
export interface StoredState {
  /** Absent: of everything. */
  of?: string;
  /** First day of its version. */
  since?: string;
  row: object;
}

/** Settings in a table of the database, of which today's row or version holds. */
export interface StoredSettings {
  table: string;
  works: string;
  /** Where people change it; absent: by SQL. */
  page?: SettingsPage & 'rates';
  read(backend: Pick<Backend, 'db'>, today: string): Promise<readonly StoredState[]>;
  fields: readonly StoredField[];
  /** What holds where a row says nothing. */
  initial?: object;
}

/** A setting in the sources: a release changes it. */
export interface BuiltSetting extends Described {
  /** Where it stands, from the root of the repository, and its name there: `file.ts#name`. */
  at: string;
  works: string;
  value: SettingValue;
}

/** What the bank decides of one area. */
export interface BankSettings {
  /** Czech, of the area. */
  title: string;
  variables?: readonly VariableSetting[];
  stored?: readonly StoredSettings[];
  built?: readonly BuiltSetting[];
}

declare module '../backend' {
  interface Backend {
    /** Of all areas and of the platform, for whoever looks at them. */
    bankSettings: readonly BankSettings[];
  }
}
