import { type BackOffice, backOfficePort } from './port';

interface Prepared {
  backOffice: BackOffice;
  /** A case with its arrangement, of which it was told nothing yet. */
  caseId: number;
  salesArrangementId: number;
}

/**
 * What every implementation of the back office has to hold; a bank's own runs it in its tests.
 * @param prepare opens the back office and names a case
 */
export function backOfficeContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const sent = () => {
    const { caseId, salesArrangementId } = prepared;
    return { noticeId: 'contract-1', kind: 'sent', caseId, salesArrangementId } as const;
  };

  it('answers as the port says', async () => {
    const { take, requests } = backOfficePort.answers;
    const { backOffice, caseId } = prepared;
    const taken = await backOffice.take(sent());
    expect(take.parse(taken)).toEqual(taken);
    const answer = await backOffice.requests(caseId);
    expect(requests.parse(answer)).toEqual(answer);
  });

  it('takes the same notice once', async () => {
    const { backOffice, caseId } = prepared;
    const first = await backOffice.take(sent());
    const before = await backOffice.requests(caseId);
    expect(await backOffice.take(sent())).toEqual(first);
    expect(await backOffice.requests(caseId)).toEqual(before);
  });

  it('gives each request and each message a number of its own', async () => {
    const { requests } = await prepared.backOffice.requests(prepared.caseId);
    const numbers = [
      requests.map(({ requestId }) => requestId),
      requests.flatMap(({ messages }) => messages.map(({ messageId }) => messageId)),
    ];
    for (const given of numbers) expect(new Set(given).size).toBe(given.length);
  });
}
