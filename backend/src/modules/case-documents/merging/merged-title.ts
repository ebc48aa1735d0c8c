/** What the merged file says of itself: nothing of a client. */
export const mergedTitle = 'Spojené dokumenty';
