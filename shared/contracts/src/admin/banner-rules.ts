/** Characters of a banner's heading, and of its text. */
export const bannerTitleLength = 200;
export const bannerTextLength = 2000;
