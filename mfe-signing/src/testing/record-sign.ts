import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { handle } from '@advisor/testing/handlers';
import type { mockServer } from '@advisor/testing/server';

export const navigateTo = (NavigateUrl: string | null) => ({ Result: { Code: 0 }, NavigateUrl });

interface SignRequest {
  key: string | null;
  context: string | null;
  body: unknown;
  query: unknown;
}
type Answer = { Result: Signatures['Result'] } | Response;

/** What each Sign has sent; the answer may change what the service answers next. */
export function recordSign(
  server: ReturnType<typeof mockServer>,
  answer: () => Answer | Promise<Answer>,
): SignRequest[] {
  const received: SignRequest[] = [];
  server.use(
    handle(signatureCalls.sign, ({ headers, body, query }) => {
      const key = headers.get('idempotency-key');
      received.push({ key, context: headers.get('x-context'), body, query });
      return answer();
    }),
  );
  return received;
}
