import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { backgroundHeader, errorCode } from '../errors';
import { idSchema, instantSchema } from '../fields';
import { ownSettingsSchema } from './own-settings';

export const loggedInUserSchema = z
  .object({
    userId: idSchema,
    /** Scheme 7 is a broker's id, scheme 9 another staff identity. */
    userIdentifiers: z.array(z.object({ scheme: z.number().int(), identity: z.string() })),
    userInfo: z.object({
      cpm: z.string().optional(),
      icp: z.string().optional(),
      cin: z.string().optional(),
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string().optional(),
      emailAddress: z.string().optional(),
      isInternal: z.boolean(),
      isUserVIP: z.boolean(),
    }),
    mortgageSpecialist: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        phoneNumber: z.string().optional(),
        emailAddress: z.string().optional(),
      })
      .optional(),
    userPermissions: z.array(z.number().int()),
    /**
     * What the bank does with birth numbers of remainder 10 after 1985. A back end of the release
     * before does not tell it.
     */
    birthNumberRemainderTen: z.enum(['accept', 'warn', 'refuse']).optional(),
    /** A back end of the release before does not tell them. */
    ownSettings: ownSettingsSchema.optional(),
    /** End of the maximum session time. */
    sessionValidTo: instantSchema,
  })
  .meta({ id: 'LoggedInUser' });
export type LoggedInUser = z.infer<typeof loggedInUserSchema>;

const redirectQuery = z.object({ redirect: z.string().optional() });

/** For a call that may be polled: with the header it does not prolong the session. */
const backgroundHeaders = z.object({ [backgroundHeader]: z.literal('1').optional() });

export const sessionEndpoints = defineEndpoints({
  loggedInUser: {
    summary: 'The signed-in user, their permissions and the end of the session.',
    headers: backgroundHeaders,
    response: loggedInUserSchema,
  },
  signIn: {
    summary: 'Signs in by login and password (simple scheme) and sets the session cookie.',
    public: true,
    body: z.object({ login: z.string().min(1).max(64), password: z.string().min(1).max(256) }),
    errors: [errorCode.signInFailed, errorCode.tooManyRequests],
  },
  start: {
    summary: 'Redirects to the identity provider (OpenID Connect scheme).',
    public: true,
    query: redirectQuery,
    status: 302,
  },
  callback: {
    summary: 'The identity provider returns here; redirects into the product.',
    public: true,
    status: 302,
  },
  signOut: {
    summary: 'Ends the session, clears the cookie and redirects to one of our own paths.',
    public: true,
    query: redirectQuery,
    status: 302,
  },
  endOtherSessions: {
    summary: 'Ends the user’s sessions in other browsers, and in frames of other applications.',
  },
  signedOut: {
    summary: 'The identity provider returns here after its sign-out; redirects into the product.',
    public: true,
    status: 302,
  },
});
