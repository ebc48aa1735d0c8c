import type { Page } from '@playwright/test';
import type { Api } from './api';
import { heading } from './sign-in-form';

export interface Screen {
  name: string;
  /** Without a session. */
  open?: true;
  /** Whose it is; absent: an advisor's. */
  as?: 'admin';
  path: (api: Api) => string | Promise<string>;
  /** Resolves when the screen shows its content. */
  ready: (page: Page) => Promise<void>;
}

export const withHeading = (title: string | RegExp) => (page: Page) =>
  heading(page, title).waitFor();

/** Text that is seen; what is read out or folded away does not count. */
export const withText = (text: string) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
