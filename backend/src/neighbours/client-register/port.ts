import { dateSchema } from '@advisor/contracts/fields';
import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

export interface ClientCriteria {
  /** As a person types it; `*` at the end stands for any further letters. */
  firstName?: string;
  lastName?: string;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string;
  /** Ten or nine digits. */
  birthNumber?: string;
  /** By which the bank has identified them. */
  identificationDocument?: Pick<
    ClientDocument,
    'identificationDocumentTypeId' | 'issuingCountryId' | 'number'
  >;
}

const documentSchema = z.object({
  /** As the contract codes it. */
  identificationDocumentTypeId: z.number().int(),
  issuingCountryId: z.number().int(),
  /** Upper case, without spaces. */
  number: z.string(),
  issuedBy: z.string().optional(),
  issuedOn: z.iso.date().optional(),
  validTo: z.iso.date().optional(),
});
export type ClientDocument = z.infer<typeof documentSchema>;

const foundClientSchema = z.object({
  id: z.number().int().positive(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: dateSchema,
  /** Of the permanent address. */
  city: z.string().optional(),
});

const addressSchema = z.object({
  street: z.string().optional(),
  /** Číslo popisné. */
  houseNumber: z.string().optional(),
  /** Číslo orientační. */
  streetNumber: z.string().optional(),
  city: z.string(),
  postcode: z.string(),
  countryId: z.number().int(),
  /** Code of the address place (RÚIAN), where the register knows it. */
  addressPointId: z.string().optional(),
});

const clientSchema = foundClientSchema.omit({ city: true }).extend({
  degreeBefore: z.string().optional(),
  degreeAfter: z.string().optional(),
  birthNumber: z.string().optional(),
  phoneNumber: z.string().optional(),
  emailAddress: z.string().optional(),
  permanentAddress: addressSchema.optional(),
  contactAddress: addressSchema.optional(),
  /** This and what follows is absent where the register does not know it. */
  placeOfBirth: z.string().optional(),
  citizenshipCountryIds: z.array(z.number().int()).optional(),
  identificationDocument: documentSchema.optional(),
});

export type FoundClient = z.infer<typeof foundClientSchema>;
export type RegisteredClient = z.infer<typeof clientSchema>;

type Identified = 'permanentAddress' | 'placeOfBirth' | 'citizenshipCountryIds';
/** Somebody whom the bank has identified by a document, and who is to be in the register. */
export type NewClient = Omit<RegisteredClient, 'id' | Identified | 'identificationDocument'> &
  Required<Pick<RegisteredClient, Identified>> & {
    /** As the contract codes it. */
    genderId: number;
    identificationDocument: ClientDocument;
  };

/** The neighbouring system that knows everybody whom the bank has identified. */
export interface ClientRegister {
  /**
   * Clients who fit every criterion, by last and first name.
   * @throws Failure 400 when fewer letters stand before a wildcard than the register looks for
   */
  search(
    criteria: ClientCriteria,
    limit: number,
  ): Promise<{ clients: FoundClient[]; hasMore: boolean }>;
  /** The named clients, without those whom the register does not know; in any order. */
  find(ids: readonly number[]): Promise<RegisteredClient[]>;
  /**
   * Founds a client; nobody beside one who has the birth number or the document already, who is
   * answered then.
   * @param requestKey the same once more is the same client, who is founded once
   */
  register(client: NewClient, requestKey: string): Promise<{ id: number; isFounded: boolean }>;
}

export const clientRegisterPort = definePort<ClientRegister>({
  name: 'client-register',
  timeoutMs: 10_000,
  answers: {
    search: z.object({ clients: z.array(foundClientSchema), hasMore: z.boolean() }),
    find: z.array(clientSchema),
    register: z.object({ id: z.number().int().positive(), isFounded: z.boolean() }),
  },
});
