/* How a client sends papers by a personal link: pure data, for forms and for the back end. */

/** Days for which a link holds unless the advisor says otherwise, and at most. */
export const usualLinkDays = 7;
export const mostLinkDays = 30;
/** Digits of the code that opens a link. */
export const linkCodeDigits = 6;
/** Wrong codes after which a link opens nothing any more. */
export const mostCodeTries = 5;
/** Times that a client may have the code sent again, until the advisor sends a new one. */
export const mostCodesSent = 3;
/** Codes that are taken from one address, or wanted again, in an hour, whichever links they are for. */
export const mostCodesOfAddress = 60;
/** Calls from one address in an hour by links that open nothing; those that open something are not counted. */
export const mostUnknownLinksOfAddress = 120;
/** Minutes without a call after which the code is asked for again. */
export const linkIdleMinutes = 30;
/** Papers that are asked for by one link. */
export const mostWantedPapers = 20;
/** Longest name of a paper, characters. */
export const maxPaperLength = 254;
/** Files that one link takes, and files that are begun by it in an hour. */
export const mostLinkFiles = 50;
export const mostFilesBegun = 100;
/** Days for which what came waits for the advisor. */
export const lookDays = 30;

/** Where a client's files are sent in parts, by the tus protocol; relative to `/api/v1/`. */
export const linkFilesPath = 'client-link/files';
/** Carries the secret of the link, which stands in no address that a server sees. */
export const linkHeader = 'x-client-link';
