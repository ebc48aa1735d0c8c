import type { ServedRegistry, ServedRemote } from '@advisor/contracts/deployment/served-registry';
import type { SlotFilling, SlotResolver } from '@advisor/shell/components/Slot';
import type { SlotName, SlotProps } from '@advisor/shell/slot-names';
import { use, useState, type ComponentType } from 'react';
import { RemoteLoadError, type RemoteLoader } from './remote-loader';
import { SlotBoundary } from './SlotBoundary';

export type RemoteFailureView = ComponentType<{ error: RemoteLoadError; onRetry: () => void }>;

interface SlotsOptions {
  registry: ServedRegistry;
  loader: RemoteLoader;
  /** Takes the place of a filling that cannot be loaded, or that throws. */
  FailureView: RemoteFailureView;
}

type Loaded<N extends SlotName> =
  { Component: ComponentType<SlotProps[N]> } | { error: RemoteLoadError };

async function loadFilling<N extends SlotName>(
  loader: RemoteLoader,
  remote: ServedRemote,
  name: N,
): Promise<Loaded<N>> {
  try {
    const contribution = (await loader.load(remote)).slots?.[name];
    if (!contribution) throw new RemoteLoadError(remote.name, 'contract', `does not fill ${name}`);
    return { Component: (await contribution()).default };
  } catch (cause) {
    if (cause instanceof RemoteLoadError) return { error: cause };
    return {
      error: new RemoteLoadError(remote.name, 'unavailable', `cannot load ${name}`, cause),
    };
  }
}

/** Resolves slots through the registry; a remote is loaded when its filling is first rendered. */
export function createSlotResolver({ registry, loader, FailureView }: SlotsOptions): SlotResolver {
  function createFilling<N extends SlotName>(remote: ServedRemote, name: N): SlotFilling<N> {
    // Outside the component: a component that suspends at its first render keeps no state.
    let loading: Promise<Loaded<N>> | undefined;
    const start = () => (loading = loadFilling(loader, remote, name));
    const failure = (cause: unknown, onRetry: () => void) => (
      <FailureView
        error={new RemoteLoadError(remote.name, 'unavailable', `${name} threw`, cause)}
        onRetry={onRetry}
      />
    );
    function Filling(props: SlotProps[N]) {
      const [promise, setPromise] = useState(() => loading ?? start());
      const loaded = use(promise);
      if ('error' in loaded) {
        return <FailureView error={loaded.error} onRetry={() => setPromise(start())} />;
      }
      return (
        <SlotBoundary failure={failure}>
          <loaded.Component {...props} />
        </SlotBoundary>
      );
    }
    return { remote: remote.name, Component: Filling };
  }

  const resolved: { [N in SlotName]?: readonly SlotFilling<N>[] } = {};
  const fillings = <N extends SlotName>(name: N): readonly SlotFilling<N>[] => {
    const known = resolved[name] as readonly SlotFilling<N>[] | undefined;
    if (known) return known;
    const created = registry.remotes
      .filter(({ slots }) => slots.includes(name))
      .map((remote) => createFilling(remote, name));
    Object.assign(resolved, { [name]: created });
    return created;
  };
  return { fillings };
}
