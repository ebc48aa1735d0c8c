import { productType } from '@advisor/contracts/codebooks';
import { caseDocumentType, documentSource } from '@advisor/contracts/codebooks/document';
import type { ScenarioName } from '../../../seed/scenario';
import type { SampleFile } from './sample-files';

/** A document as cases of the demonstration have it. */
export interface Paper {
  file: SampleFile;
  kind: keyof typeof caseDocumentType;
  source: number;
  /** Put to the case when it began; otherwise when it was last worked on. */
  isEarly: boolean;
  description?: string;
}

const { unknown, product, workflow, archive } = documentSource;

const paper = (file: SampleFile, kind: Paper['kind'], more: Partial<Paper> = {}): Paper => ({
  file,
  kind,
  source: archive.code,
  isEarly: true,
  ...more,
});

const identity = paper('identity', 'identity', { description: 'Obě strany' });
const income = paper('income', 'income');
const statement = paper('statement', 'accountStatement', { description: 'Poslední tři měsíce' });
const answer = paper('answer', 'task', { source: workflow.code, isEarly: false });
const contract = paper('contract', 'signed', { source: product.code });
/** What came from the system before this one tells no more than its name. */
const letter = paper('letter', 'correspondence', { source: unknown.code, isEarly: false });
const estate = [paper('purchase', 'purchase'), paper('cadastre', 'realEstate')];
const built = [
  paper('insurance', 'insurance'),
  paper('house', 'photo', { isEarly: false }),
  paper('drawing', 'drawing', { isEarly: false }),
];

interface Stage {
  papers: readonly Paper[];
  /** Of loans that a real estate secures. */
  ofEstate?: readonly Paper[];
}

/** What a case has gathered by the time that it has got so far; one that was just modelled, nothing. */
const stages: Readonly<Partial<Record<ScenarioName, Stage>>> = {
  prepared: { papers: [identity, income] },
  'to-send': { papers: [identity, income, statement], ofEstate: estate },
  'in-approval': { papers: [identity, income, statement, answer], ofEstate: estate },
  'in-signing': { papers: [identity, income, statement, answer], ofEstate: estate },
  drawing: { papers: [identity, income, statement, contract], ofEstate: [...estate, ...built] },
  managed: { papers: [identity, income, contract, letter], ofEstate: [...estate, ...built] },
  changed: { papers: [identity, income, contract, answer], ofEstate: [...estate, ...built] },
  cancelled: { papers: [identity, letter] },
  'being-cancelled': { papers: [identity, income, statement] },
  'cancellation-confirmed': { papers: [identity, income, letter] },
};

const secured: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.americanMortgage.code,
]);

/** The documents of a case, the oldest first. */
export function papersOf(scenario: ScenarioName, productTypeId: number): Paper[] {
  const { papers, ofEstate = [] } = stages[scenario] ?? { papers: [] };
  const all = [...papers, ...(secured.has(productTypeId) ? ofEstate : [])];
  return [...all.filter(({ isEarly }) => isEarly), ...all.filter(({ isEarly }) => !isEarly)];
}
