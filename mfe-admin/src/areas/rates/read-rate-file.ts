import { messageOfIssue } from '@advisor/forms/validation-message';
import { type RateFile, rateFileSchema } from '@advisor/contracts/admin/rates';

/** Larger is no file of rates, bytes. */
const mostBytes = 1_000_000;

/** What is wrong, and where in the file. */
export interface FileProblem {
  /** Path within the file: `products.0.rates.3.rate`; absent: the file itself. */
  at?: string | undefined;
  /** A sentence, or a key of one. */
  message: string;
}

type ReadFile = { file: RateFile } | { problems: FileProblem[] };

/** A chosen file as the call takes it, or what is wrong with it. */
export async function readRateFile(chosen: Blob): Promise<ReadFile> {
  if (chosen.size > mostBytes) return { problems: [{ message: 'admin-rates:file.tooLarge' }] };
  let content: unknown;
  try {
    content = JSON.parse(await chosen.text());
  } catch {
    return { problems: [{ message: 'admin-rates:file.unreadable' }] };
  }
  const { data, error } = rateFileSchema.safeParse(content, { error: messageOfIssue });
  if (data !== undefined) return { file: data };
  return {
    problems: error.issues.map(({ path, message }) => ({ at: path.join('.'), message })),
  };
}
