import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

/** The state's register of identity documents that were stolen, lost or declared invalid. */
export interface DocumentRegister {
  /** @param number upper case, without spaces @param typeId as the contract codes it */
  isInvalid(document: { number: string; typeId: number }): Promise<boolean>;
}

export const documentRegisterPort = definePort<DocumentRegister>({
  name: 'document-register',
  timeoutMs: 5_000,
  answers: { isInvalid: z.boolean() },
});
