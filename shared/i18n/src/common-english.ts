import common from './common.en.json' with { type: 'json' };

/** Those of the common texts that a page which speaks English shows. */
export const commonEnglish: typeof common = common;
