import { fittedSize, longestSide, smallPhoto } from './small-photo';

it.each([
  [12_000, 8_000, longestSide, 1_707],
  [3_000, 4_000, 1_920, longestSide],
  [800, 600, 800, 600],
])('makes of %d × %d pixels %d × %d', (width, height, smallWidth, smallHeight) => {
  expect(fittedSize(width, height)).toEqual({ width: smallWidth, height: smallHeight });
});

const draw = jest.fn();
const toBlob = jest.fn((done: BlobCallback) => done(new Blob(['small'], { type: 'image/jpeg' })));
const bitmap = { width: 4_000, height: 3_000, close: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  const context = { fillRect: jest.fn(), drawImage: draw } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
  globalThis.createImageBitmap = jest.fn(async () => bitmap as unknown as ImageBitmap);
});
afterEach(() => {
  jest.restoreAllMocks();
  // A browser of tests has none.
  delete (globalThis as Partial<typeof globalThis>).createImageBitmap;
});

it('draws a photograph anew, so that nothing but its pixels is sent', async () => {
  const sent = await smallPhoto(new File(['with EXIF'], 'IMG_1.png', { type: 'image/png' }));
  expect(sent).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
  expect(draw).toHaveBeenCalledWith(bitmap, 0, 0, 2_560, 1_920);
  expect(createImageBitmap).toHaveBeenCalledWith(expect.any(File), {
    imageOrientation: 'from-image',
  });
});

it('makes of the format of a telephone what everybody can read', async () => {
  const sent = await smallPhoto(new File(['HEIC'], 'IMG_2.heic', { type: 'image/heic' }));
  expect(sent).toMatchObject({ name: 'IMG_2.jpg', type: 'image/jpeg' });
});

it('leaves what is no picture', async () => {
  const deed = new File(['%PDF'], 'LV.pdf', { type: 'application/pdf' });
  expect(await smallPhoto(deed)).toBe(deed);
});

it('leaves what cannot be read to the archive to refuse', async () => {
  globalThis.createImageBitmap = jest.fn(async () => {
    throw new Error('damaged');
  });
  const broken = new File(['?'], 'a.jpg', { type: 'image/jpeg' });
  expect(await smallPhoto(broken)).toBe(broken);
});
