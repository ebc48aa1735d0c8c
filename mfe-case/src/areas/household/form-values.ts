import { cleanText } from '@advisor/lending/identifiers/clean-text';
import { z } from 'zod';

/** Of a field with an amount, empty or not; its rules are the record's. */
export const amount = z.number().nullable();

/** @param length most characters */
export const text = (length: number) => z.string().overwrite(cleanText).trim().max(length);

/** What stands in a field, unless it is empty. */
export const optional = <Value>(value: Value | null | ''): Value | undefined =>
  value === null || value === '' ? undefined : value;

/** Entries of a codebook, for a field to choose from. */
export const optionsOf = (codebook: Record<string, { code: number; name: string }>) =>
  Object.values(codebook).map(({ code, name }) => ({ value: code, label: name }));
