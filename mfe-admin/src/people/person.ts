import type { CallResponse } from '@advisor/contracts/operation';
import type { adminCalls } from '@advisor/contracts/admin/calls';

export type Person = CallResponse<typeof adminCalls.findUser>;

/** As lists put it: the surname first. */
export const personName = ({ firstName, lastName }: Person): string => `${lastName} ${firstName}`;

/** Adds who is not there yet. */
export const withPeople = (known: readonly Person[], added: readonly Person[]): Person[] => {
  const ids = new Set(known.map(({ userId }) => userId));
  return [...known, ...added.filter(({ userId }) => !ids.has(userId) && ids.add(userId))];
};
