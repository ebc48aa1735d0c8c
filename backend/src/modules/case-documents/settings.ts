import {
  maxFileSize,
  maxFilesAtOnce,
  mostTemporaryFiles,
  uploadTypes,
} from '@advisor/contracts/documents/file-rules';
import type { BankSettings } from '../../platform/settings/bank-settings';

const uploads = 'Nahrávání souborů';
const megabyte = 1024 * 1024;

/** What the bank takes for a document. */
export const caseDocumentSettings: BankSettings = {
  title: 'Dokumenty',
  built: [
    {
      at: 'shared/contracts/src/documents/file-rules.ts#maxFileSize',
      name: 'Největší soubor',
      works: uploads,
      unit: 'megabytes',
      value: maxFileSize / megabyte,
    },
    {
      at: 'shared/contracts/src/documents/file-rules.ts#uploadTypes',
      name: 'Přijímané typy souborů',
      works: uploads,
      value: [...uploadTypes],
    },
    {
      at: 'shared/contracts/src/documents/file-rules.ts#maxFilesAtOnce',
      name: 'Nejvíce souborů najednou',
      works: uploads,
      value: maxFilesAtOnce,
    },
    {
      at: 'shared/contracts/src/documents/file-rules.ts#mostTemporaryFiles',
      name: 'Nejvíce neuložených souborů jednoho uživatele',
      works: uploads,
      value: mostTemporaryFiles,
    },
  ],
};
