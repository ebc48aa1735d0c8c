/* What a person's name must be where it is taken: pure data, for forms and for the back end. */

/**
 * Letters of any language with what stands among them in names. No control characters, no marks that
 * turn the direction of text, no markup: a name is shown beside others, printed and exported.
 */
export const personNamePattern = /^\p{L}[\p{L}\p{M}\p{Nd} .,'’´`()/–-]*$/u;
