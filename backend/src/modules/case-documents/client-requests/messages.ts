import type { Message } from '../../../neighbours/message-gateway/port';
import { czechDay } from '../../../platform/czech-format';
import type { RequestRow } from './request-state';

/* What a client is sent: nothing that would tell a stranger whose case it is, or what of. */

export const linkMatter = (requestId: number): string => `client-request-${requestId}-link`;
export const codeMatter = (requestId: number): string => `client-request-${requestId}-code`;
const refusalMatter = (fileId: number): string => `client-file-${fileId}`;

/** Of the host's page, `hostAddresses.clientLink`. */
const page = '/client-upload';

/** The whole address of a link. Browsers keep what stands behind the # to themselves. */
export const linkAddress = (origin: string, token: string): string => `${origin}${page}#${token}`;

interface Link {
  request: RequestRow;
  advisorName: string;
  address: string;
  emailAddress: string | undefined;
}

/** The link, by the channel that it goes by. */
export function linkMessage({ request, advisorName, address, emailAddress }: Link): Message {
  const { id, customerId, validTo, codeBy } = request;
  const correlationId = linkMatter(id);
  if (emailAddress === undefined) {
    const text = `Banka, a.s.: ${advisorName} vás žádá o podklady. Nahrajete je do ${czechDay(validTo)} zde: ${address}`;
    return { channel: 'sms', customerId, text, correlationId };
  }
  const code =
    codeBy === 'sms'
      ? 'Kód, který odkaz otevře, vám posíláme v SMS.'
      : 'Kód, který odkaz otevře, vám řekne poradce po telefonu.';
  const text = [
    'Dobrý den,',
    `${advisorName} z Banky, a.s., vás žádá o podklady. Nahrajete je nejpozději ${czechDay(validTo)} na tomto odkazu:`,
    address,
    `${code} Odkaz ani kód nikomu nepředávejte.`,
    'Pokud o žádosti nevíte, ozvěte se prosím své pobočce.',
  ].join('\n\n');
  return {
    channel: 'email',
    address: emailAddress,
    subject: 'Nahrání podkladů pro banku',
    text,
    correlationId,
  };
}

/** The code, by SMS. */
export const codeMessage = ({ id, customerId }: RequestRow, code: string): Message => ({
  channel: 'sms',
  customerId,
  text: `Váš kód k nahrání podkladů pro Banku, a.s., je ${code}. Nikomu ho neříkejte.`,
  correlationId: codeMatter(id),
});

/** That a file cannot be used; which one and why stands behind the link. */
export function refusalMessage(
  fileId: number,
  { customerId }: Pick<RequestRow, 'customerId'>,
  emailAddress: string | undefined,
): Message {
  const text =
    'Jeden ze souborů, které jste poslali Bance, a.s., bohužel nemůžeme použít. Který to je a proč, uvidíte na odkazu, který jste k nahrání dostali; náhradu pošlete tamtéž. Pokud už odkaz neplatí, ozvěte se prosím svému poradci.';
  const correlationId = refusalMatter(fileId);
  return emailAddress === undefined
    ? { channel: 'sms', customerId, text, correlationId }
    : {
        channel: 'email',
        address: emailAddress,
        subject: 'Soubor nemůžeme použít',
        text,
        correlationId,
      };
}
