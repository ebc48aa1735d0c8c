/** Medium of a stylesheet that does not hold back the paint of its document; the application changes it. */
export const awaitedMedia = 'print';
