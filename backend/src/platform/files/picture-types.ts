/** Types of pictures that are read, beside PDF. */
export const pictureTypes = ['image/gif', 'image/jpeg', 'image/png', 'image/tiff'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Whether files of this type are read as pictures. */
export const isPicture = (contentType: string): contentType is PictureType =>
  pictureTypes.some((one) => one === contentType);
