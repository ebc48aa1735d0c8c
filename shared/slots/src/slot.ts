import type { ComponentType } from 'react';

/**
 * Name of a slot, with the properties that each of its fillings receives. They are for the compiler
 * only, which compares them by structure: host and remotes have copies of this declaration each.
 */
export type SlotName<Props extends object> = string & {
  readonly receives?: (props: Props) => void;
};

/** Loads what a remote fills a slot with; what it receives, `fill` has checked. */
export type SlotContribution = () => Promise<{ default: ComponentType<never> }>;

/**
 * Declares a slot, beside the others of the remote that owns the page.
 * @param name begins with the page, as `case-detail.tasks`
 */
export const slot = <Props extends object>(name: string): SlotName<Props> => name;

/**
 * Fills a slot, in `slots` of a remote's module.
 * @param load imports a module whose default export takes the properties of the slot
 */
export const fill = <Props extends object>(
  name: SlotName<Props>,
  load: () => Promise<{ default: ComponentType<NoInfer<Props>> }>,
): Readonly<Record<string, SlotContribution>> => ({ [name]: load as SlotContribution });
