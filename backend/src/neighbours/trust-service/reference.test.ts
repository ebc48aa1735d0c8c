import { documentPdf } from '../../platform/pdf/document-pdf';
import { askPoppler } from '../../testing/poppler';
import { type TestApp, testApp } from '../../testing/test-app';
import { trustServiceContract } from './contract';
import { makeSealingKey } from './make-sealing-key';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const isValid = (pdf: Buffer) => {
  const report = askPoppler('pdfsig', pdf);
  return (
    report.includes('Signature is Valid') &&
    report.includes('Total document signed') &&
    report.includes('Signature Type: ETSI.CAdES.detached')
  );
};

describe('with the key of the database', () => {
  trustServiceContract(async () => ({ service: backend.app.neighbours.trustService, isValid }));
});

describe('with a configured key', () => {
  beforeAll(async () => {
    backend.app.backend.config.signing.key = await makeSealingKey(new Date());
  });
  trustServiceContract(async () => ({ service: backend.app.neighbours.trustService, isValid }));
});

/** DER of the attribute's identifier, 1.2.840.113549.1.9.16.2.14. */
const timeStampToken = '060b2a864886f70d010910020e';

it('has a time-stamp beside its signature, asked for by the hash of that', async () => {
  const { timeStamp, trustService } = backend.app.neighbours;
  const stamp = jest.spyOn(timeStamp, 'stamp');
  const { pdf } = await trustService.seal({
    pdf: await documentPdf(
      { name: 'Dodatek', category: 'Smluvní dokumenty', blocks: [] },
      '2026-11-20',
    ),
    reason: 'Podepsáno všemi účastníky',
    sealedOn: new Date('2026-11-20T10:00:00Z'),
  });
  expect(stamp).toHaveBeenCalledWith({
    sha256: expect.objectContaining({ length: 32 }) as Uint8Array,
  });
  expect(Buffer.from(pdf).toString('latin1')).toContain(timeStampToken);
});
