/** Characters of a user notification's heading, and of its text. */
export const notificationTitleLength = 200;
export const notificationTextLength = 2000;
/** Users that one notification may name. */
export const maxRecipients = 1000;

/**
 * Groups of users. There is no role in the data: `advisors` are the bank's own people, `brokers` those
 * outside it, `administrators` whoever may send notifications.
 */
export const userRoles = ['advisors', 'brokers', 'administrators'] as const;
export type UserRole = (typeof userRoles)[number];
