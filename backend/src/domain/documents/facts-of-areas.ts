import type { Backend } from '../../platform/backend';
import type { ArrangementRow } from '../cases/arrangement-access';
import type { DocumentFacts } from './document-facts';

/**
 * What areas say in documents of an arrangement.
 * @param today `YYYY-MM-DD`, on which they are made
 */
export async function factsOfAreas(
  backend: Pick<Backend, 'areas' | 'db' | 'clientSealer'>,
  arrangement: Pick<ArrangementRow, 'id' | 'caseId' | 'typeId'>,
  today: string,
): Promise<Partial<DocumentFacts>> {
  const facts = await Promise.all(
    backend.areas.map(({ documentFacts }) => documentFacts?.(backend, arrangement, today)),
  );
  return Object.assign({}, ...facts) as Partial<DocumentFacts>;
}
