import type { FailureOutlets } from '@advisor/ui/failure-outlet';
import { useErrorBannerStore } from './error-banner-store';
import { ErrorBannerBar } from './ErrorBannerBar';

/** The banner's places in dialogs and drawers. */
export const dialogOutlets: FailureOutlets = {
  open: (outlet) => {
    const { openOutlet, closeOutlet } = useErrorBannerStore.getState();
    openOutlet(outlet);
    return () => closeOutlet(outlet);
  },
  Outlet: ErrorBannerBar,
};
