import type { Browser, Page } from '@playwright/test';
import { freshPage } from '../federation/browser';

interface Screen {
  path: string;
  /** Name of its link in the menu. */
  link: string;
  /** There when the screen shows its content. */
  content: string;
}

const screens: readonly Screen[] = [
  { path: '/dashboard', link: 'Přehled případů', content: '.case-row' },
  { path: '/general-documents', link: 'Obecné dokumenty', content: 'h1:has-text("Obecné")' },
  { path: '/modelation/mortgage', link: 'Modelace úvěru', content: 'h1:has-text("Hypoteční")' },
  { path: '/case-identification', link: 'Vyhledat případ', content: 'h1:has-text("Vyhledání")' },
];

/** A user at a computer, and what went wrong there. */
export class Visitor {
  navigations = 0;
  readonly failedRequests: string[] = [];
  readonly shownErrors: string[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.failedRequests.push(`${response.status()} ${response.url()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What a page has not needed any more when it was left.
      if (reason !== 'net::ERR_ABORTED') this.failedRequests.push(`${reason} ${request.url()}`);
    });
    page.on('pageerror', (error) => this.shownErrors.push(String(error)));
  }

  static async signIn(browser: Browser, url: string): Promise<Visitor> {
    const visitor = new Visitor(await freshPage(browser, url));
    await visitor.#page.exposeFunction('tellAlert', (text: string) =>
      visitor.shownErrors.push(text),
    );
    await visitor.#page.addInitScript(() => {
      const announced = new WeakSet<Element>();
      const { tellAlert } = globalThis as unknown as { tellAlert: (text: string) => void };
      new MutationObserver(() => {
        for (const alert of document.querySelectorAll('[role="alert"]')) {
          if (announced.has(alert) || !alert.textContent) continue;
          announced.add(alert);
          tellAlert(alert.textContent);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await visitor.load(url, 0);
    return visitor;
  }

  /** Loads a screen's address as one who comes new. */
  async load(url: string, index: number): Promise<void> {
    const screen = screens[index % screens.length] as Screen;
    await this.#page.goto(`${url}${screen.path}`);
    await this.#show(screen);
  }

  /** Follows a link of the menu. */
  async follow(index: number): Promise<void> {
    const screen = screens[index % screens.length] as Screen;
    await this.#page.getByRole('link', { name: screen.link, exact: true }).first().click();
    await this.#show(screen);
  }

  async #show({ content }: Screen): Promise<void> {
    await this.#page.locator(content).first().waitFor();
    this.navigations += 1;
  }

  /** Goes from screen to screen, by links and by addresses in turn, until told to stop. */
  async wander(url: string, signal: AbortSignal): Promise<void> {
    for (let step = 0; !signal.aborted; step += 1) {
      await (step % 3 === 0 ? this.load(url, step) : this.follow(step));
    }
  }

  /** Follows the link of every screen: the first time, what it is made of has to be loaded. */
  async followAll(): Promise<void> {
    for (const index of screens.keys()) await this.follow(index + 1);
  }

  close = (): Promise<void> => this.#page.context().close();
}
