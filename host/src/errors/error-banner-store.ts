import type { ErrorBanner } from '@advisor/api-client/error-policy';
import { create } from 'zustand';

/** A banner, and how what has failed is done again. */
export interface ShownBanner extends ErrorBanner {
  /** Of a failed change; what is read is read again without it. */
  retry?: (() => void) | undefined;
}

/** The place above the page's content. */
export const pageOutlet = 'page';

interface ErrorBannerStore {
  banner: ShownBanner | undefined;
  /** Where the banner stands: above the content, or in a dialog. */
  outlet: string;
  /** Dialogs and drawers that are open, the innermost last. */
  openOutlets: readonly string[];
  /** Shows it where the user is: in the innermost dialog, which hides the page. */
  show: (banner: ShownBanner) => void;
  /** Says something else in the place of the banner. */
  replace: (banner: ShownBanner) => void;
  clear: () => void;
  openOutlet: (outlet: string) => void;
  /** A failed change goes with its dialog, anything else is still told behind it. */
  closeOutlet: (outlet: string) => void;
}

/** The one error banner of the page. */
export const useErrorBannerStore = create<ErrorBannerStore>()((set) => ({
  banner: undefined,
  outlet: pageOutlet,
  openOutlets: [],
  show: (banner) =>
    set(({ openOutlets }) => ({ banner, outlet: openOutlets.at(-1) ?? pageOutlet })),
  replace: (banner) => set({ banner }),
  clear: () => set((store) => (store.banner === undefined ? store : { banner: undefined })),
  openOutlet: (opened) => set(({ openOutlets }) => ({ openOutlets: [...openOutlets, opened] })),
  closeOutlet: (closed) =>
    set(({ banner, outlet, openOutlets }) => {
      const rest = openOutlets.filter((open) => open !== closed);
      if (outlet !== closed) return { openOutlets: rest };
      return {
        openOutlets: rest,
        outlet: rest.at(-1) ?? pageOutlet,
        banner: banner?.retry ? undefined : banner,
      };
    }),
}));
