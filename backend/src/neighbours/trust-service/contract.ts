import { documentPdf } from '../../platform/pdf/document-pdf';
import { type TrustService, trustServicePort } from './port';

interface Prepared {
  service: TrustService;
  /** What a reader that knows nothing of the service says: whether the seal is valid over all of it. */
  isValid: (pdf: Buffer) => boolean;
}

/**
 * What every implementation of the trust service has to hold; a bank's own runs it in its tests.
 * @param prepare opens the service
 */
export function trustServiceContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  let plain: Buffer;
  beforeAll(async () => {
    prepared = await prepare();
    plain = await documentPdf(
      {
        name: 'Smlouva o úvěru',
        category: 'Smluvní dokumenty',
        footer: 'Dokument EP-000001',
        blocks: [{ text: 'Příliš žluťoučký kůň úpěl ďábelské ódy.' }],
      },
      '2026-11-20',
    );
  });

  const seal = async () => {
    const answer = await prepared.service.seal({
      pdf: plain,
      reason: 'Podepsáno všemi účastníky',
      sealedOn: new Date('2026-11-20T10:00:00Z'),
    });
    return Buffer.from(trustServicePort.answers.seal.parse(answer).pdf);
  };

  it('seals so that another reader finds the seal valid over the whole document', async () => {
    expect(prepared.isValid(plain)).toBe(false);
    expect(prepared.isValid(await seal())).toBe(true);
  });

  it('leaves what was to be sealed as it was', async () => {
    expect((await seal()).subarray(0, plain.length).equals(plain)).toBe(true);
  });

  it('seals so that a change is found out', async () => {
    const sealed = await seal();
    sealed[sealed.indexOf('/CreationDate') + 18] = 0x35;
    expect(prepared.isValid(sealed)).toBe(false);
  });

  it('seals the same document again', async () => {
    const [one, two] = [await seal(), await seal()];
    expect([one, two].map(prepared.isValid)).toEqual([true, true]);
  });
}
