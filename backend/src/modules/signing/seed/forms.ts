import type { signingFormFields, signingForms } from '../../../domain/signing/members/schema';

type Field = Omit<typeof signingFormFields.$inferInsert, 'formId' | 'position'>;

/** A form with its fields in their order. */
export interface SeededForm extends Pick<typeof signingForms.$inferInsert, 'id' | 'title'> {
  nextFormId?: string;
  fields: Field[];
}

const required = 'Pole je povinné';

interface FieldMore {
  value?: unknown;
  parameters?: object;
  isRequiredMessage?: string;
  hasAccess?: boolean;
  /** As they stand, for those that cannot be read. */
  serializedValue?: string;
  serializedParameters?: string;
}

const field = (
  key: string,
  name: string,
  logicalTypeCode: string,
  more: FieldMore = {},
): Field => ({
  key,
  name,
  logicalTypeCode,
  serializedValue:
    more.serializedValue ??
    (more.value === undefined ? null : JSON.stringify({ Value: more.value })),
  isRequiredMessage: more.isRequiredMessage,
  parameters:
    more.serializedParameters ??
    (more.parameters === undefined ? null : JSON.stringify(more.parameters)),
  hasAccess: more.hasAccess ?? true,
});

/** Asks for the document of identity that the advisor has before them. */
export const identification: SeededForm = {
  id: 'IDENTIFICATION',
  title: 'Ověření totožnosti klienta',
  fields: [
    field('ClientName', 'Klient', 'CLIENT_NAME'),
    field('IdDocType', 'Druh dokladu', 'IDDOC_TYPE', {
      value: 'PersonalId',
      isRequiredMessage: required,
    }),
    field('IdDocNumber', 'Číslo dokladu', 'IDDOC_NUMBER', { isRequiredMessage: required }),
    field('IdDocValidTo', 'Platnost dokladu do', 'DATE_EXT', {
      isRequiredMessage: required,
      parameters: { MinValue: 'now' },
    }),
  ],
};

export const phone: SeededForm = {
  id: 'PHONE',
  title: 'Podpis v mobilní aplikaci',
  fields: [
    field('ClientName', 'Klient', 'CLIENT_NAME'),
    field('Phone', 'Telefonní číslo', 'PHONE_NUMBER', { isRequiredMessage: required }),
  ],
};

/** Every type of field, and both kinds of referrer. */
export const everyField: SeededForm = {
  id: 'EVERY-FIELD',
  title: 'Údaje klienta',
  fields: [
    field('ClientName', 'Klient', 'CLIENT_NAME'),
    field('Note', 'Poznámka', 'TEXT', { value: 'Podpis na pobočce' }),
    field('IssuedBy', 'Doklad vydal', 'ALPHA_TEXT', { isRequiredMessage: required }),
    field('IdDocType', 'Druh dokladu', 'IDDOC_TYPE', { isRequiredMessage: required }),
    field('IdDocNumber', 'Číslo dokladu', 'IDDOC_NUMBER', { isRequiredMessage: required }),
    field('IssuedOn', 'Datum vydání', 'DATE', {
      isRequiredMessage: required,
      parameters: { MinValue: '1990-01-01T00:00:00', MaxValue: 'now' },
    }),
    field('ValidTo', 'Platnost do', 'DATE_EXT', {
      isRequiredMessage: required,
      parameters: { MinValue: 'now' },
    }),
    field('IsRepresented', 'Klient je zastoupen', 'BOOLEAN', { value: false }),
    field('Representation', 'Zástupce klienta', 'REPRESENTATION', {
      isRequiredMessage: required,
      parameters: { Referrer: 'IsRepresented' },
    }),
    field('AdvisorDevice', 'Podpis na zařízení poradce', 'ADVISOR_DEVICE_BOOLEAN', {
      value: 'true',
    }),
    field('DevicePhone', 'Telefon klienta k zařízení', 'PHONE_NUMBER', {
      isRequiredMessage: required,
      parameters: { Referrer: 'AdvisorDevice' },
    }),
    field('Phone', 'Telefonní číslo', 'PHONE_NUMBER', { isRequiredMessage: required }),
    field('Copies', 'Počet vyhotovení', 'INTEGER', {
      value: 2,
      parameters: { MinValue: 1, MaxValue: 9 },
    }),
    field('Branch', 'Pobočka', 'TEXT', { value: 'Praha 1, Na Příkopě', hasAccess: false }),
  ],
};

const second: SeededForm = {
  id: 'SECOND-FORM',
  title: 'Původ prostředků',
  fields: [
    field('Source', 'Zdroj prostředků', 'ALPHA_TEXT', { isRequiredMessage: required }),
    field('IsPolitical', 'Politicky exponovaná osoba', 'BOOLEAN', { value: false }),
  ],
};

export const firstOfTwo: SeededForm = {
  ...identification,
  id: 'FIRST-OF-TWO',
  nextFormId: second.id,
};

/** An optional field beside a defective one, which must stay usable. */
const note = field('Note', 'Poznámka', 'TEXT');

/** Forms with one defect each, in the order of their sentinels. */
export const defectiveForms: readonly (SeededForm & { defect: string })[] = [
  {
    id: 'DEFECT-VALUE',
    defect: 'nečitelná hodnota pole',
    fields: [field('Broken', 'Rodné jméno', 'TEXT', { serializedValue: '{"Value": "Nov' }), note],
  },
  {
    id: 'DEFECT-REQUIRED-PARAMETERS',
    defect: 'nečitelné parametry povinného pole',
    fields: [
      field('Broken', 'Datum vydání', 'DATE', {
        isRequiredMessage: required,
        serializedParameters: '{MinValue: now',
      }),
      note,
    ],
  },
  {
    id: 'DEFECT-OPTIONAL-PARAMETERS',
    defect: 'nečitelné parametry nepovinného pole',
    fields: [
      field('Broken', 'Datum vydání', 'DATE', { serializedParameters: 'MaxValue=now' }),
      note,
    ],
  },
  {
    id: 'DEFECT-OPTIONAL-TYPE',
    defect: 'neznámý typ nepovinného pole',
    fields: [field('Broken', 'Otisk prstu', 'FINGERPRINT', { value: 'A7-41' }), note],
  },
  {
    id: 'DEFECT-REQUIRED-TYPE',
    defect: 'neznámý typ povinného pole',
    fields: [field('Broken', 'Otisk prstu', 'FINGERPRINT', { isRequiredMessage: required }), note],
  },
  {
    id: 'DEFECT-BOUNDS',
    defect: 'nejmenší hodnota nad největší',
    fields: [
      field('Broken', 'Datum vydání', 'DATE', {
        parameters: { MinValue: '2030-01-01T00:00:00', MaxValue: '2020-01-01T00:00:00' },
      }),
      note,
    ],
  },
  {
    id: 'DEFECT-BOUND',
    defect: 'neplatná mez',
    fields: [
      field('Broken', 'Datum vydání', 'DATE', { parameters: { MinValue: '31. února' } }),
      note,
    ],
  },
  {
    id: 'DEFECT-REFERRER',
    defect: 'podmínka na chybějící pole',
    fields: [
      field('Broken', 'Zástupce klienta', 'REPRESENTATION', {
        parameters: { Referrer: 'Missing' },
      }),
      note,
    ],
  },
  {
    id: 'DEFECT-CYCLE',
    defect: 'podmínky v kruhu',
    fields: [
      field('First', 'První zástupce', 'REPRESENTATION', { parameters: { Referrer: 'Second' } }),
      field('Second', 'Druhý zástupce', 'REPRESENTATION', { parameters: { Referrer: 'First' } }),
      note,
    ],
  },
  {
    id: 'DEFECT-DUPLICATE',
    defect: 'dvakrát stejný klíč',
    fields: [field('Twice', 'Místo narození', 'TEXT'), field('Twice', 'Místo podpisu', 'TEXT')],
  },
].map((form) => ({ ...form, title: 'Údaje klienta' }));

export const seededForms: readonly SeededForm[] = [
  identification,
  phone,
  everyField,
  second,
  firstOfTwo,
  ...defectiveForms,
];
