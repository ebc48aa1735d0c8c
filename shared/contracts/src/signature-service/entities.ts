import { z } from 'zod';
import { codeSchema } from '../codebook';
import { signingProcess } from '../codebooks/document';

/*
 * Entities of the signature service (part 1, section 3). It is a service of the bank with its own
 * conventions: field names start with a capital letter, and what is missing may come as null.
 *
 * Groups hold members, and a member is the signature record itself. What one member may do stands in
 * its `AvailableSigningProcesses`, per process; the row's own `CanBeSigned` and `CanBeCancelled`
 * are those of the process that is being worked with.
 */

/** Code 0 is success; any other is shown in the error dialog with the message. */
export const resultSchema = z
  .object({
    Code: z.number().int(),
    Message: z.string().nullish(),
  })
  .meta({ id: 'SignatureResult' });

export const signingMethodSchema = z
  .object({
    /** For example `BIOMETRIC`. */
    Code: z.string(),
    Name: z.string(),
    /** Form of client data that the method asks for before signing. */
    FormId: z.string().nullish(),
  })
  .meta({ id: 'SigningMethod' });
export type SigningMethod = z.infer<typeof signingMethodSchema>;

export const processSchema = codeSchema(signingProcess);

export const availableSigningProcessSchema = z.object({
  Process: processSchema,
  AvailableSigningMethods: z.array(signingMethodSchema),
  HasAccess: z.boolean(),
  CanBeSigned: z.boolean(),
  CanBeCancelled: z.boolean(),
  HasCancellationAccess: z.boolean(),
});

export const memberSchema = z
  .object({
    Id: z.string(),
    /** Role of the signer. */
    MetadataName: z.string(),
    /** Full name of the signer. */
    InfoText1: z.string(),
    IsSigned: z.boolean(),
    IsExpired: z.boolean(),
    /** Ours beside the specification: the signer has refused. */
    IsDeclined: z.boolean().optional(),
    LastErrorMessage: z.string().nullish(),
    LastErrorDate: z.string().nullish(),
    /** Goes back unchanged with every operation on the signature. */
    Mode: z.string(),
    /** `C` is a client. */
    CategoryCode: z.string(),
    SigningMethod: signingMethodSchema.nullish(),
    SelectedSigningMethod: signingMethodSchema.nullish(),
    AvailableSigningMethods: z.array(signingMethodSchema),
    AvailableSigningProcesses: z.array(availableSigningProcessSchema),
    CanBeSigned: z.boolean(),
    CanBeCancelled: z.boolean(),
  })
  .meta({ id: 'SignatureMember' });
export type SignatureMember = z.infer<typeof memberSchema>;

export const signaturesSchema = z
  .object({
    Result: resultSchema,
    /** Ours beside the specification: grows with each change of the signatures. */
    Revision: z.number().int().optional(),
    /** Absent while the service prepares the document: the call is repeated. */
    Process: processSchema.nullish(),
    /** Severity `E` error, `W` warning, anything else information. */
    UserMessage: z.object({ Severity: z.string(), Message: z.string() }).nullish(),
    ProcessDelegateRedirectUrl: z.string().nullish(),
    Groups: z.array(
      z.object({
        FormId: z.string(),
        FormTitle: z.string(),
        CanBeCancelled: z.boolean(),
        HasCancellationAccess: z.boolean(),
        Members: z.array(memberSchema),
      }),
    ),
  })
  .meta({ id: 'Signatures' });
export type Signatures = z.infer<typeof signaturesSchema>;

export const logicalTypeCodes = [
  'TEXT',
  'ALPHA_TEXT',
  'PHONE_NUMBER',
  'REPRESENTATION',
  'IDDOC_TYPE',
  'IDDOC_NUMBER',
  'CLIENT_NAME',
  'BOOLEAN',
  'ADVISOR_DEVICE_BOOLEAN',
  'DATE',
  'DATE_EXT',
  'INTEGER',
] as const;
export type LogicalTypeCode = (typeof logicalTypeCodes)[number];

export const clientDataFieldSchema = z
  .object({
    Key: z.string(),
    Name: z.string(),
    /** One of `logicalTypeCodes`; a code that we do not know must not take the form down. */
    LogicalTypeCode: z.string(),
    /** JSON: `{"Value": …}`, with `IsUnlimited` for DATE_EXT. */
    SerializedValue: z.string().nullish(),
    /** Present when the field is required: what to say when it is empty. */
    IsRequiredMessage: z.string().nullish(),
    /** JSON: may hold MinValue, MaxValue (a date or `now`) or Referrer. */
    Parameters: z.string().nullish(),
    HasAccess: z.boolean(),
  })
  .meta({ id: 'ClientDataField' });
export type ClientDataField = z.infer<typeof clientDataFieldSchema>;

/** Answers of the client-data form: `Value` is JSON in the shape of `SerializedValue`. */
export const propertiesSchema = z.array(z.object({ Key: z.string(), Value: z.string() })).max(100);
