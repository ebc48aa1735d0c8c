import { createHash } from 'node:crypto';
import { type TimeStampAuthority, timeStampPort } from './port';

interface Prepared {
  authority: TimeStampAuthority;
  /**
   * When, as a reader who knows nothing of the authority finds it; undefined where the token is not
   * valid, or about something else.
   */
  read: (token: Uint8Array, content: Uint8Array) => Promise<Date | undefined>;
  now: () => Date;
}

const minute = 60_000;

/**
 * What every implementation of the time-stamp authority has to hold; a bank's own runs it in its tests.
 * @param prepare opens the authority
 */
export function timeStampContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const content = Buffer.from('Příliš žluťoučký kůň');
  const hash = createHash('sha256').update(content).digest();
  const stamp = async () =>
    timeStampPort.answers.stamp.parse(await prepared.authority.stamp({ sha256: hash })).token;

  it('says about the hash when it was there', async () => {
    const token = await stamp();
    const stampedOn = await prepared.read(token, content);
    expect(Math.abs(Number(stampedOn) - Number(prepared.now()))).toBeLessThan(minute);
    expect(await prepared.read(token, Buffer.from('something else'))).toBeUndefined();
  });

  it('signs what it says', async () => {
    const token = Buffer.from(await stamp());
    const place = token.indexOf(hash);
    expect(place).toBeGreaterThan(0);
    token[place] = (token[place] ?? 0) ^ 1;
    expect(await prepared.read(token, content)).toBeUndefined();
  });
}
