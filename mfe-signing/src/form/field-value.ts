/** A date, or that there is none to come. */
export interface UnlimitedDate {
  isUnlimited: boolean;
  /** `YYYY-MM-DD`, '' or what was typed; kept while unlimited. */
  date: string;
}

/** What a field of the client-data form holds while it is filled in; empty is ''. */
export type FieldValue = string | boolean | UnlimitedDate;

export type FormValues = Record<string, FieldValue>;
