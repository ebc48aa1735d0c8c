import type { Block } from '../../../platform/pdf/page-content';
import { housePicture } from './house-picture';

/** Names of the demonstration's files, and what they say: nothing of anybody. */
const pages = {
  identity: { name: 'Občanský průkaz', blocks: [{ fields: ['Číslo dokladu', 'Platnost do'] }] },
  income: {
    name: 'Potvrzení o příjmu',
    blocks: [{ fields: ['Zaměstnavatel', 'Průměrný čistý měsíční příjem', 'Datum a podpis'] }],
  },
  statement: {
    name: 'Výpis z účtu',
    blocks: [
      {
        table: [
          ['Pohyb', 'Částka'],
          ['Počáteční zůstatek', '0,00 Kč'],
          ['Konečný zůstatek', '0,00 Kč'],
        ],
      },
    ],
  },
  purchase: { name: 'Kupní smlouva', blocks: [{ fields: ['Prodávající', 'Kupující', 'Cena'] }] },
  cadastre: {
    name: 'Výpis z katastru nemovitostí',
    blocks: [{ fields: ['Katastrální území', 'List vlastnictví'] }],
  },
  insurance: { name: 'Pojistná smlouva', blocks: [{ fields: ['Předmět pojištění', 'Vinkulace'] }] },
  drawing: {
    name: 'Faktura k čerpání',
    blocks: [{ fields: ['Dodavatel', 'Částka', 'Splatnost'] }],
  },
  answer: {
    name: 'Doplnění k žádosti',
    blocks: [{ text: 'Zasíláme doklad, o který jste požádali.' }],
  },
  contract: {
    name: 'Smlouva s klientem',
    blocks: [
      { text: 'Smluvní strany se dohodly na podmínkách této smlouvy.' },
      { fields: ['Podpis'] },
    ],
  },
  letter: { name: 'Dopis klientovi', blocks: [{ text: 'Děkujeme, že jste klientem naší banky.' }] },
} satisfies Record<string, { name: string; blocks: readonly Block[] }>;

export type SampleFile = keyof typeof pages | 'house';

export interface MadeFile {
  fileName: string;
  contentType: string;
  content: Buffer;
}

const note: Block = { note: 'Ukázkový dokument bez údajů skutečných osob.' };

/** @param today `YYYY-MM-DD` */
export async function sampleFiles(today: string): Promise<Record<SampleFile, MadeFile>> {
  // Loaded now only: it brings the library that writes documents.
  const { documentPdf } = await import('../../../platform/pdf/document-pdf');
  const made: Partial<Record<SampleFile, MadeFile>> = {
    house: { fileName: 'Fotografie domu.png', contentType: 'image/png', content: housePicture() },
  };
  for (const [file, { name, blocks }] of Object.entries(pages)) {
    const page = { name, category: 'Ukázka', footer: name, blocks: [...blocks, note] };
    made[file as SampleFile] = {
      fileName: `${name}.pdf`,
      contentType: 'application/pdf',
      content: await documentPdf(page, today),
    };
  }
  return made as Record<SampleFile, MadeFile>;
}
