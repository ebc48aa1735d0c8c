import {
  linkCodeDigits,
  linkIdleMinutes,
  lookDays,
  mostCodesOfAddress,
  mostUnknownLinksOfAddress,
  mostCodesSent,
  mostCodeTries,
  mostFilesBegun,
  mostLinkDays,
  mostLinkFiles,
  mostWantedPapers,
  usualLinkDays,
} from '@advisor/contracts/client-requests/rules';
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
import type { BankSettings, BuiltSetting } from '../../platform/settings/bank-settings';

const uploads = 'Nahrávání souborů';
const merging = 'Spojování dokumentů do jednoho PDF';
const byLink = 'Podklady od klienta přes odkaz';
const megabyte = 1024 * 1024;

const linkRule = (
  name: string,
  { title, value, unit }: { title: string; value: number; unit?: 'days' | 'minutes' },
): BuiltSetting => ({
  at: `shared/contracts/src/client-requests/rules.ts#${name}`,
  name: title,
  works: byLink,
  ...(unit && { unit }),
  value,
});

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
    linkRule('usualLinkDays', {
      title: 'Obvyklá platnost odkazu',
      unit: 'days',
      value: usualLinkDays,
    }),
    linkRule('mostLinkDays', {
      title: 'Nejdelší platnost odkazu',
      unit: 'days',
      value: mostLinkDays,
    }),
    linkRule('linkCodeDigits', { title: 'Číslic v kódu', value: linkCodeDigits }),
    linkRule('mostCodeTries', { title: 'Pokusů o zadání kódu', value: mostCodeTries }),
    linkRule('mostCodesSent', {
      title: 'Kolikrát si klient nechá kód poslat znovu',
      value: mostCodesSent,
    }),
    linkRule('mostCodesOfAddress', {
      title: 'Zadaných a znovu vyžádaných kódů z jedné adresy za hodinu',
      value: mostCodesOfAddress,
    }),
    linkRule('mostUnknownLinksOfAddress', {
      title: 'Pokusů o neplatný odkaz z jedné adresy za hodinu',
      value: mostUnknownLinksOfAddress,
    }),
    linkRule('linkIdleMinutes', {
      title: 'Nečinnost, po které se kód zadává znovu',
      unit: 'minutes',
      value: linkIdleMinutes,
    }),
    linkRule('mostWantedPapers', {
      title: 'Nejvíce podkladů v jedné žádosti',
      value: mostWantedPapers,
    }),
    linkRule('mostLinkFiles', { title: 'Nejvíce souborů jedním odkazem', value: mostLinkFiles }),
    linkRule('mostFilesBegun', {
      title: 'Nejvíce začatých souborů jedním odkazem za hodinu',
      value: mostFilesBegun,
    }),
    linkRule('lookDays', {
      title: 'Uchování nezkontrolovaných souborů',
      unit: 'days',
      value: lookDays,
    }),
  ],
};
