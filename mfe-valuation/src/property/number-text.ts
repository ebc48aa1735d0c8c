import { message } from '@advisor/forms/validation-message';
import { z } from 'zod';

interface Range {
  least: number;
  most: number;
  /** Said beyond the most, unless the number itself says enough. */
  problem?: string;
}

/** A year, or what else is a number that is never written in groups: typed as text, empty if need be. */
export const numberText = ({ least, most, problem }: Range) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const refuse = (said: string) => context.addIssue({ code: 'custom', message: said });
      if (text === '') return;
      if (!/^\d{1,9}$/.test(text)) refuse('common:validation.whole');
      else if (Number(text) < least) refuse(message('common:validation.min', { min: `${least}` }));
      else if (Number(text) > most)
        refuse(problem ?? message('common:validation.max', { max: `${most}` }));
    });

/** As the field shows it. */
export const toNumberText = (value: number | undefined): string =>
  value === undefined ? '' : String(value);

/** @param text which the schema has passed */
export const ofNumberText = (text: string): number | null => (text === '' ? null : Number(text));
