import {
  createContext,
  createElement,
  use,
  useId,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';

/** How dialogs and drawers show failures: what fails while one is open must not be told behind it. */
export interface FailureOutlets {
  /** A dialog is open: failures are its own from now on. @returns says that it is open no longer */
  open: (outlet: string) => () => void;
  /** What stands above the dialog's content. */
  Outlet: ComponentType<{ outlet: string }>;
}

/** The host's; without a host there is nothing to show. */
export const FailureOutletContext = createContext<FailureOutlets | undefined>(undefined);

/** @returns what stands above the content of a dialog or drawer */
export function useFailureOutlet(isOpen: boolean): ReactNode {
  const outlet = useId();
  const outlets = use(FailureOutletContext);
  useLayoutEffect(() => (isOpen ? outlets?.open(outlet) : undefined), [isOpen, outlets, outlet]);
  return outlets && createElement(outlets.Outlet, { outlet });
}
