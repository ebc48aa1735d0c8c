import type { DocumentRegister } from './port';

/** Documents of the demonstration that were stolen: an identity card and a passport. */
const stolen = new Set(['1/990000001', '2/99000001']);

export const referenceDocumentRegister = (): DocumentRegister => ({
  isInvalid: async ({ number, typeId }) => stolen.has(`${typeId}/${number}`),
});
