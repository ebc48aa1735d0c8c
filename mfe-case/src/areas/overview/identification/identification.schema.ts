import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { minWildcardStem } from '@advisor/contracts/case/dashboard-options';
import { maxId } from '@advisor/contracts/fields';
import {
  emptyPersonSearch,
  personSearchSchema,
  searchedPerson,
} from '@advisor/forms/person-search';
import { identifierMessage } from '@advisor/forms/rules';
import { message } from '@advisor/forms/validation-message';
import {
  checkAccountNumber,
  defaultBankCode,
  type AccountNumber,
} from '@advisor/lending/identifiers/bank-account';
import {
  parseBirthNumber,
  type RemainderTenPolicy,
} from '@advisor/lending/identifiers/birth-number';
import { z } from 'zod';

/** The ways to say which case is meant, in the order of the screen. */
export const criteria = [
  'caseId',
  'contractNumber',
  'client',
  'loanAccount',
  'document',
] as const satisfies CaseIdentifyInput['criterion'][];
export type Criterion = (typeof criteria)[number];

/** The first of the field's rules: an empty field breaks no other. */
const requiredText = () => z.string().trim().min(1, { abort: true });

/** People paste numbers with the spaces that they are read by. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const documentFormSchema = z.object({
  formId: requiredText().refine((text) => /^[\p{L}\d/_-]{1,30}$/u.test(withoutSpaces(text)), {
    error: 'case-overview:identification.validation.formId',
  }),
});

/** `[prefix-]number`, with or without the bank code; spaces are ignored. */
const accountPattern = /^(?:(\d+)-)?(\d+)(?:\/(\d{4}))?$/;

/** Loan accounts are the bank's own. */
function isOfOtherBank(text: string): boolean {
  const [, , , bankCode = defaultBankCode] = accountPattern.exec(withoutSpaces(text)) ?? [];
  return bankCode !== defaultBankCode;
}

/** The account that the text means, if it is one. */
function readAccount(text: string): AccountNumber | undefined {
  const [, prefix, number] = accountPattern.exec(withoutSpaces(text)) ?? [];
  const checked = number === undefined ? undefined : checkAccountNumber({ prefix, number });
  return checked?.valid ? checked.value : undefined;
}

const loanAccountFormSchema = z.object({
  account: requiredText()
    .refine((text) => readAccount(text) !== undefined, {
      error: identifierMessage.account,
      abort: true,
    })
    .refine((text) => !isOfOtherBank(text), {
      error: message('case-overview:identification.validation.otherBank', {
        bankCode: defaultBankCode,
      }),
    }),
});

const readCaseId = (text: string): number => Number(withoutSpaces(text));

const isCaseId = (caseId: number): boolean => caseId >= 1 && caseId <= maxId;

const caseIdFormSchema = z.object({
  caseId: requiredText()
    .refine((text) => /^\d+$/.test(withoutSpaces(text)), {
      error: 'case-overview:identification.validation.caseId',
      abort: true,
    })
    .refine((text) => isCaseId(readCaseId(text)), {
      error: 'case-overview:identification.validation.noCaseId',
    }),
});

const contractNumberFormSchema = z.object({
  contractNumber: requiredText()
    .max(30, 'case-overview:identification.validation.contractNumber')
    .regex(/^[\p{L}\d/ -]+$/u, 'case-overview:identification.validation.contractNumber'),
});

/**
 * The form's schema of each criterion: every field is text, as it is typed. Messages are i18n keys.
 * @param today `YYYY-MM-DD`, for dates of birth
 * @param remainderTen what the bank does with birth numbers of remainder 10 after 1985
 */
export const identificationFormSchemas = (today: string, remainderTen?: RemainderTenPolicy) => ({
  document: documentFormSchema,
  loanAccount: loanAccountFormSchema,
  caseId: caseIdFormSchema,
  contractNumber: contractNumberFormSchema,
  client: personSearchSchema({
    today,
    leastStem: minWildcardStem,
    readBirthNumber: (text, day) => parseBirthNumber(text, day, remainderTen),
  }),
});

export type IdentificationForms = {
  [C in Criterion]: z.infer<ReturnType<typeof identificationFormSchemas>[C]>;
};

export const emptyForms: IdentificationForms = {
  document: { formId: '' },
  loanAccount: { account: '' },
  caseId: { caseId: '' },
  contractNumber: { contractNumber: '' },
  client: emptyPersonSearch,
};

/** From valid form values to the request of `case.identify`. */
export const toIdentifyInput: {
  [C in Criterion]: (form: IdentificationForms[C]) => CaseIdentifyInput;
} = {
  document: ({ formId }) => ({ criterion: 'document', formId: withoutSpaces(formId) }),
  // A valid form always has a readable account.
  loanAccount: ({ account }) => ({ criterion: 'loanAccount', ...readAccount(account)! }),
  caseId: ({ caseId }) => ({ criterion: 'caseId', caseId: readCaseId(caseId) }),
  contractNumber: (form) => ({ criterion: 'contractNumber', ...form }),
  client: (form) => ({ criterion: 'client', ...searchedPerson(form) }),
};

/** Fields of the request that the form knows under another name. */
const formFields: Record<string, string> = { prefix: 'account', number: 'account' };

/** The server's messages under the form's fields. */
export const toFormErrors = (fieldErrors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, text]) => [formFields[field] ?? field, text]),
  );
