import { fileNamePattern, maxFileNameLength } from '@advisor/contracts/documents/file-rules';
import { badRequest } from '../failure';

const field = { field: 'file' };

/**
 * A name under which a file may be uploaded, composed as texts are stored.
 * @throws Failure 400 for a name that is too long or has characters that nobody sees
 */
export function requireFileName(name: string): string {
  const fileName = name.normalize('NFC');
  if ([...fileName].length > maxFileNameLength)
    throw badRequest(`Název souboru může mít nejvýše ${maxFileNameLength} znaků.`, field);
  if (!fileNamePattern.test(fileName))
    throw badRequest('Název souboru obsahuje nepovolené znaky. Přejmenujte prosím soubor.', field);
  return fileName;
}
