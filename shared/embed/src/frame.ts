import { isSecure } from './allowed-navigation';
import { toUrl } from './to-url';

/** What the frame shows, and whose page it is. */
export interface SigningAddress {
  /** Origin of the bank's workplace, such as `https://workplace.bank.example`. */
  baseUrl: string;
  /** Biometric signing, or digital signing. */
  processType: 'STANDARD' | 'MSC';
  /** Organisation, the last segment of the signature service's address. */
  org: string;
  documentExternalId: string;
}

/**
 * Address of the signing page.
 * @param locale BCP 47
 * @throws {TypeError} when `baseUrl` is no address over https (http is for this machine only)
 */
export function signingUrl(
  { baseUrl, processType, org, documentExternalId }: SigningAddress,
  locale?: string,
): URL {
  const url = toUrl('/embed/signing', baseUrl);
  if (!url || !isSecure(url))
    throw new TypeError(`baseUrl must start with https://, it is '${baseUrl}'`);
  url.search = new URLSearchParams({
    processType,
    org,
    documentExternalId,
    // From the first word on; the handshake comes later.
    ...(locale && { locale }),
  }).toString();
  return url;
}

/** The frame may do what signing needs, which is not: to lead the parent's page elsewhere. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
].join(' ');

const tag = 'iframe';

/** A frame that shows nothing yet. */
export function createFrame(document: Document): HTMLIFrameElement {
  const frame = document.createElement(tag);
  frame.setAttribute('sandbox', sandbox);
  return frame;
}

/** Points the frame to the signing page, with the least rights that it works with. */
export function showSigning(
  frame: HTMLIFrameElement,
  url: URL,
  title: string,
  height: number,
): void {
  frame.title = title;
  frame.setAttribute('sandbox', sandbox);
  // The frame learns the parent's origin, never its path.
  frame.referrerPolicy = 'strict-origin';
  frame.style.cssText += ';display:block;width:100%;border:0';
  setHeight(frame, height);
  frame.src = url.href;
}

/** Ends what the frame shows, wherever signing has led it; the page's history stays as it is. */
export const showNothing = (frame: HTMLIFrameElement): void =>
  frame.contentWindow?.location.replace('about:blank');

export const setHeight = (frame: HTMLIFrameElement, height: number): void => {
  frame.style.height = `${Math.ceil(height)}px`;
};
