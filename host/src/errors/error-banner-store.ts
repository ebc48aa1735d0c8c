import { create } from 'zustand';
import type { ErrorBanner } from './error-policy';

interface ErrorBannerStore {
  banner: ErrorBanner | undefined;
  show: (banner: ErrorBanner) => void;
  clear: () => void;
}

/** The one error banner of the page, above the content. */
export const useErrorBannerStore = create<ErrorBannerStore>()((set) => ({
  banner: undefined,
  show: (banner) => set({ banner }),
  clear: () => set({ banner: undefined }),
}));
