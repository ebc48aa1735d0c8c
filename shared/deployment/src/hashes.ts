import { z } from 'zod';

const missing = ({ input }: { input?: unknown }) =>
  input === undefined ? 'is missing, without which browsers run nothing of the build' : undefined;

/** What browsers compare a script or stylesheet with. */
export const hashSchema = z.string({ error: missing }).regex(/^sha256-[\w+/]{43}=$/);

/** Script or stylesheet → what browsers compare it with. */
export const hashesSchema = z.record(z.string(), z.string(), { error: missing });
