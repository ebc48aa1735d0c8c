import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import { observeFailure } from '@advisor/api-client/diagnostics/observed-failures';
import type { SlotFilling, SlotResolver } from '@advisor/shell/components/Slot';
import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { useWaitEnd } from '../loading/use-wait-end';
import { isCancelled, withinLimit } from '../loading/waits';
import { RemoteLoadError, type RemoteLoader } from './remote-loader';
import { SlotBoundary } from './SlotBoundary';

export type RemoteFailureView = ComponentType<{ error: RemoteLoadError; onRetry: () => void }>;

interface SlotsOptions {
  registry: ServedRegistry;
  loader: Pick<RemoteLoader, 'load'>;
  /** Takes the place of a filling that cannot be loaded, or that throws. */
  FailureView: RemoteFailureView;
}

type Loaded = { Component: ComponentType<object> } | { error: RemoteLoadError };

const failureOf = ({ name }: ServedRemote, message: string, cause: unknown): RemoteLoadError =>
  cause instanceof RemoteLoadError
    ? cause
    : new RemoteLoadError(name, isCancelled(cause) ? 'cancelled' : 'unavailable', message, cause);

async function loadFilling(
  loader: Pick<RemoteLoader, 'load'>,
  remote: ServedRemote,
  name: string,
): Promise<Loaded> {
  try {
    const contribution = (await loader.load(remote)).slots?.[name];
    if (!contribution) throw new RemoteLoadError(remote.name, 'contract', `does not fill ${name}`);
    // What it receives was compared when it was compiled.
    return { Component: (await withinLimit(contribution)).default as ComponentType<object> };
  } catch (cause) {
    if (cause instanceof RemoteLoadError) return { error: cause };
    const error = failureOf(remote, `cannot load ${name}`, cause);
    if (error.reason !== 'cancelled') observeFailure(error, 'load');
    return { error };
  }
}

interface PendingFillingProps {
  children: ReactNode;
  /** What is thrown when it was waited for too long. */
  failure: (cause: unknown) => RemoteLoadError;
}

/** In the place of a filling that suspends; in that of its failure when it does so too long. */
function PendingFilling({ children, failure }: PendingFillingProps) {
  const end = useWaitEnd();
  // The user's own doing is no news, and told apart by its kind.
  if (end) throw isCancelled(end) ? end : failure(end);
  return children;
}

/** Resolves slots through the registry; a remote is loaded when its filling is first rendered. */
export function createSlotResolver({ registry, loader, FailureView }: SlotsOptions): SlotResolver {
  function createFilling(remote: ServedRemote, name: string): SlotFilling {
    // Outside the component: a component that suspends at its first render keeps no state.
    let loading: Promise<Loaded> | undefined;
    const start = () => (loading = loadFilling(loader, remote, name));
    const failure = (cause: unknown, onRetry: () => void) => (
      <FailureView error={failureOf(remote, `${name} threw`, cause)} onRetry={onRetry} />
    );
    const notInTime = (cause: unknown) => failureOf(remote, `${name} did not come in time`, cause);
    function Filling({ fallback, ...props }: { fallback: ReactNode }) {
      const [promise, setPromise] = useState(() => loading ?? start());
      const loaded = use(promise);
      if ('error' in loaded) {
        return <FailureView error={loaded.error} onRetry={() => setPromise(start())} />;
      }
      return (
        <SlotBoundary failure={failure}>
          <Suspense fallback={<PendingFilling failure={notInTime}>{fallback}</PendingFilling>}>
            <loaded.Component {...props} />
          </Suspense>
        </SlotBoundary>
      );
    }
    return { remote: remote.name, Component: Filling };
  }

  const resolved = new Map<string, readonly SlotFilling[]>();
  const fillings = (name: string): readonly SlotFilling[] => {
    const known = resolved.get(name);
    if (known) return known;
    const created = registry.remotes
      .filter(({ slots }) => slots.includes(name))
      .map((remote) => createFilling(remote, name));
    resolved.set(name, created);
    return created;
  };
  return { fillings };
}
