import { configureApi } from '@advisor/api-client/call';
import { observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import { initI18n } from '@advisor/i18n/instance';
import { readConfig } from '../config/app-config';
import { createObservedRoot } from '../create-observed-root';
import { reloadPage } from '../navigate-away';
import { reportFailures } from '../sign-in/report-failures';
import { ClientUploadPage } from './ClientUploadPage';
import { addClientUploadTexts } from './texts';

/** Shows the page of the link that stands behind the # of the address. */
export async function start(): Promise<void> {
  observeWindow();
  const [config] = await Promise.all([readConfig(), initI18n()]);
  configureApi({ baseUrl: config.apiEndpoint });
  reportFailures();
  addClientUploadTexts();
  // Another link in the same tab is another page.
  window.addEventListener('hashchange', () => reloadPage());
  createObservedRoot().render(<ClientUploadPage token={window.location.hash.slice(1)} />);
}
