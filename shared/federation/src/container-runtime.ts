import type { Federation } from '@module-federation/webpack-bundler-runtime';

/** What containers need of the federation runtime. */
export interface ContainerRuntime extends Pick<Federation, 'attachShareScopeMap'> {
  runtime: object;
  bundlerRuntime: Pick<
    NonNullable<Federation['bundlerRuntime']>,
    'consumes' | 'I' | 'init' | 'initContainerEntry'
  >;
}

/** Where the host leaves it before it loads the first remote. */
const page = globalThis as { advisorContainerRuntime?: ContainerRuntime };

export function provideContainerRuntime(runtime: ContainerRuntime): void {
  page.advisorContainerRuntime = runtime;
}

/** Stands in each remote's container for the library, which is on the page once: the host's. */
export default page.advisorContainerRuntime;
