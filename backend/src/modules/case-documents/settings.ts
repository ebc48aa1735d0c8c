import {
  maxFileSize,
  maxFilesAtOnce,
  mostTemporaryFiles,
  uploadTypes,
} from '@advisor/contracts/documents/file-rules';
import {
  maxMergedDocuments,
  maxMergedPages,
  maxMergedSize,
  maxPictureMegapixels,
  mergedDays,
  mergedTypes,
  pictureResolution,
} from '@advisor/contracts/documents/merge-rules';
import type { BankSettings } from '../../platform/settings/bank-settings';

const uploads = 'Nahrávání souborů';
const merging = 'Spojování dokumentů do jednoho PDF';
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
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#maxMergedDocuments',
      name: 'Nejvíce spojených dokumentů',
      works: merging,
      value: maxMergedDocuments,
    },
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#maxMergedPages',
      name: 'Nejvíce stran spojeného souboru',
      works: merging,
      value: maxMergedPages,
    },
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#maxMergedSize',
      name: 'Největší spojované dokumenty dohromady',
      works: merging,
      unit: 'megabytes',
      value: maxMergedSize / megabyte,
    },
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#maxPictureMegapixels',
      name: 'Největší obrázek v megapixelech',
      works: merging,
      value: maxPictureMegapixels,
    },
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#pictureResolution',
      name: 'Rozlišení obrázků na stránce (DPI)',
      works: merging,
      value: pictureResolution,
    },
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#mergedTypes',
      name: 'Spojované typy souborů',
      works: merging,
      value: [...mergedTypes],
    },
    {
      at: 'shared/contracts/src/documents/merge-rules.ts#mergedDays',
      name: 'Uchování spojeného souboru',
      works: merging,
      unit: 'days',
      value: mergedDays,
    },
  ],
};
