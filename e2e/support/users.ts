/** The seeded users; all have the same password. */
export const userNames = [
  'advisor',
  'broker',
  'specialist',
  'teammate',
  'admin',
  'supervisor',
  'limited',
  'norights',
  'tester',
] as const;
export type UserName = (typeof userNames)[number];

export const password = 'demo';
