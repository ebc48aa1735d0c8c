import { buffer } from 'node:stream/consumers';
import type { MergeProblem } from '@advisor/contracts/documents/case-documents';
import PDFDocument from 'pdfkit';
import { askPoppler, drawnPages } from '../../../testing/poppler';
import { endThreads, threadTask } from '../../../platform/threads/thread-task';
import { dynamicForm, filledForm, pagesPdf } from '../testing/pdf-files';
import {
  black,
  blue,
  green,
  hugePng,
  orientations,
  photograph,
  pictures,
  plainPng,
  red,
} from '../testing/picture-files';
import type { FileToPage, MadePages } from './make-pages.thread';

const makePages = threadTask<FileToPage, MadePages | MergeProblem>(
  new URL('make-pages.thread.ts', import.meta.url),
);
const limits = { pixels: 1_000_000, pages: 5, longSide: 200 };
const make = (content: Buffer, contentType = 'application/pdf') =>
  makePages({ content, contentType, limits });
async function made(content: Buffer, contentType?: string) {
  const pages = await make(content, contentType);
  if (typeof pages === 'string') throw new Error(pages);
  return { ...pages, content: Buffer.from(pages.content) };
}
const textOf = (pdf: Buffer) => askPoppler('pdftotext', pdf);

afterAll(endThreads);

/** Colours of the picture's quarters, from the left on top to the right below. */
function corners(pdf: Buffer) {
  const [page] = drawnPages(pdf);
  if (page === undefined) throw new Error('no page was drawn');
  const { width, height, colourAt } = page;
  // The picture is small and stands in the middle.
  const [across, up] = [12, 8];
  return [
    [-across, -up],
    [across, -up],
    [-across, up],
    [across, up],
  ].map(([x = 0, y = 0]) =>
    colourAt(width / 2 + x, height / 2 + y).map((part) => Math.round(part / 255) * 255),
  );
}

const cutPhotograph = async () => (await photograph(1)).subarray(0, -200);

describe('a picture', () => {
  it.each(orientations)('held in way %d stands upright on a page of A4', async (orientation) => {
    const { content, pages } = await made(await photograph(orientation), 'image/jpeg');
    expect(pages).toBe(1);
    expect(corners(content)).toEqual([red, green, blue, black]);
    expect(askPoppler('pdfinfo', content)).toMatch(
      /Page size: +841\.8?\d* x 595\.2?\d* pts \(A4\)/,
    );
  });

  it('says nothing of who has taken it', async () => {
    const photo = await photograph(1, 'Karel Vzorny');
    expect(photo.includes('Karel Vzorny')).toBe(true);
    const { content } = await made(photo, 'image/jpeg');
    expect(content.includes('Karel Vzorny')).toBe(false);
    expect(content.includes('Exif')).toBe(false);
  });

  it('of several pages has all of them, one that moves its first', async () => {
    expect((await made(await pictures('TIFF', 3), 'image/tiff')).pages).toBe(3);
    expect((await made(await pictures('GIF', 3), 'image/gif')).pages).toBe(1);
    expect(corners((await made(plainPng(), 'image/png')).content)).toEqual([
      red,
      green,
      blue,
      black,
    ]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string, MergeProblem]>([
    ['says it has more pixels than may be decoded', hugePng, 'image/png', 'pictureTooLarge'],
    ['has more pages than are left', () => pictures('TIFF', 6), 'image/tiff', 'tooManyPages'],
    ['is none', () => Buffer.from('\u0089PNG\r\n\u001A\nnic', 'latin1'), 'image/png', 'damaged'],
    ['ends too early', () => plainPng().subarray(0, 60), 'image/png', 'damaged'],
    ['is a photograph without its end', cutPhotograph, 'image/jpeg', 'damaged'],
    ['is of another type', plainPng, 'image/jpeg', 'damaged'],
  ])('that %s is given up', async (_, content, contentType, problem) => {
    expect(await make(await content(), contentType)).toBe(problem);
  });
});

const locked = (passwords: object) => {
  const pdf = new PDFDocument(passwords);
  pdf.text('Tajne').end();
  return buffer(pdf);
};

describe('a PDF', () => {
  it('has its pages as they are', async () => {
    const { content, pages, isSealed } = await made(pagesPdf(['Prvni', 'Druha']));
    expect({ pages, isSealed }).toEqual({ pages: 2, isSealed: false });
    expect(textOf(content)).toMatch(/Prvni[^]*Druha/);
  });

  it('shows what was filled into its form, also where nobody has drawn it yet', async () => {
    const { content } = await made(filledForm('jmeno', 'Žluťoučký kůň'));
    expect(textOf(content)).toContain('Žluťoučký kůň');
    expect(askPoppler('pdfinfo', content)).toMatch(/Form: +none/);
  });

  it('that lost the table of its parts is repaired', async () => {
    const { content, pages } = await made(pagesPdf(['Prvni', 'Druha'], { withTable: false }));
    expect(pages).toBe(2);
    expect(textOf(content)).toMatch(/Prvni[^]*Druha/);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, MergeProblem]>([
    ['opens with a password', () => locked({ userPassword: 'a' }), 'encrypted'],
    ['limits what may be done with it', () => locked({ ownerPassword: 'a' }), 'encrypted'],
    ['draws its pages by a program', dynamicForm, 'dynamicForm'],
    ['is none', () => Buffer.from('%PDF-1.7\npodpis'), 'damaged'],
    ['lacks a page', () => pagesPdf(['Prvni'], { missing: 1 }), 'damaged'],
    ['was cut off', () => pagesPdf(['Prvni', 'Druha']).subarray(0, 550), 'damaged'],
    ['has more pages than are left', () => pagesPdf(Array(6).fill('x')), 'tooManyPages'],
    ['has five thousand pages', () => pagesPdf(Array(5_000).fill('x')), 'tooManyPages'],
  ])('that %s is given up', async (_, content, problem) => {
    expect(await make(await content())).toBe(problem);
  });
});
