/** Long enough for a print dialog that somebody thinks about; the frame holds one document. */
const frameLifetimeMs = 10 * 60_000;

/** Shows the browser's print dialog for a PDF, without leaving the page. */
export function printPdf(pdf: Blob): void {
  const url = URL.createObjectURL(pdf);
  const frame = document.createElement('iframe');
  // Browsers print nothing of a frame that is not displayed.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.ariaHidden = 'true';
  frame.src = url;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, frameLifetimeMs);
}
