/* What may be merged into one PDF: pure data, for forms and for the back end. */

/** Documents of one merge. */
export const maxMergedDocuments = 50;
/** Pages of the merged file. */
export const maxMergedPages = 500;
/** Bytes of all its documents together; 100 MB. */
export const maxMergedSize = 100 * 1024 * 1024;
/** Pixels of one picture, in millions. */
export const maxPictureMegapixels = 60;
/** Dots per inch that a picture keeps on its page. */
export const pictureResolution = 200;
/** Days for which the merged file is kept after the one on which it was asked for. */
export const mergedDays = 2;

/** Types that have pages, by their usual extension; `jpg` and `tif` are other names of two of them. */
export const mergedTypes = ['gif', 'jpeg', 'pdf', 'png', 'tiff'] as const;
