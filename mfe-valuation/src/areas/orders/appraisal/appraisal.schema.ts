import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import {
  maxKeysLength,
  maxNoteLength,
  mostInspectionDays,
} from '@advisor/contracts/real-estate/rules';
import { daySchema } from '@advisor/forms/day-schema';
import { email, mobilePhone } from '@advisor/forms/rules';
import { requiredMessage } from '@advisor/forms/validation-message';
import { isBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { parsePhone } from '@advisor/lending/identifiers/mobile-phone';
import { z } from 'zod';
import type { OrderInput } from '../orders.changes';

const key = (name: string) => `valuation-orders:problem.${name}`;

interface Rules {
  /** `YYYY-MM-DD` */
  today: string;
  /** The appraiser comes and looks. */
  isInspected: boolean;
}

/** An order of an appraiser as typed; who is to be asked is needed where they come. */
export const appraisalSchema = ({ today, isInspected }: Rules) =>
  z
    .object({
      name: z.string().trim().max(100),
      phoneNumber: z
        .string()
        .trim()
        .max(30)
        .refine(...mobilePhone),
      emailAddress: z
        .string()
        .trim()
        .max(100)
        .refine(...email),
      inspectionDays: z.array(z.string().trim()).max(mostInspectionDays),
      keys: z.string().trim().max(maxKeysLength),
      note: z.string().trim().max(maxNoteLength),
    })
    .superRefine((values, context) => {
      const refuse = (problem: string, ...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path, message: problem });
      const { name, phoneNumber, emailAddress, inspectionDays } = values;
      const isContact = isInspected || [name, phoneNumber, emailAddress].some((one) => one !== '');
      if (isContact && name === '') refuse(requiredMessage, 'name');
      if (isContact && phoneNumber === '') refuse(requiredMessage, 'phoneNumber');
      if (!isInspected) return;
      if (inspectionDays.every((day) => day === ''))
        return refuse(requiredMessage, 'inspectionDays', 0);
      inspectionDays.forEach((day, index) => {
        const at = ['inspectionDays', index] as const;
        if (day === '') return;
        if (!daySchema.safeParse(day).success) refuse('common:validation.date', ...at);
        else if (day <= today) refuse(key('dayPast'), ...at);
        else if (!isBankingDay(day)) refuse(key('dayOff'), ...at);
        else if (inspectionDays.indexOf(day) < index) refuse(key('dayTwice'), ...at);
      });
    });
export type AppraisalValues = z.infer<ReturnType<typeof appraisalSchema>>;

/** What the form begins with. */
export const noAppraisal: AppraisalValues = {
  name: '',
  phoneNumber: '',
  emailAddress: '',
  inspectionDays: [''],
  keys: '',
  note: '',
};

const given = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: value }) as { [N in Name]?: string };

/** @param values which the schema has passed */
export function toOrder(valuationTypeId: 2 | 3, values: AppraisalValues): OrderInput {
  const note = given('note', values.note);
  const contact = {
    name: values.name,
    phoneNumber: parsePhone(values.phoneNumber) ?? values.phoneNumber,
    ...given('emailAddress', values.emailAddress),
  };
  if (valuationTypeId === valuationType.dts.code)
    return { valuationTypeId, ...(values.name !== '' && { contact }), ...note };
  return {
    valuationTypeId,
    contact,
    inspectionDays: values.inspectionDays.filter((day) => day !== '').toSorted(),
    ...given('keys', values.keys),
    ...note,
  };
}
