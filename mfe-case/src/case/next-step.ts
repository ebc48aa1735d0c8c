import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { signingAddresses } from '@advisor/addresses/signing';
import { valuationAddresses } from '@advisor/addresses/valuation';
import type { CaseAction } from '@advisor/contracts/case/stages';

interface Place {
  caseId: number;
  salesArrangementId: number;
}

const hub = ({ caseId }: Place): string => caseAddresses.loanHub.to({ caseId });
const documents = signingAddresses.documentsSigning.to;

/** The screen on which a step is taken; what happens elsewhere is looked at in the hub. */
const stepPaths: Record<CaseAction, (place: Place) => string> = {
  model: modelationAddresses.loanHubModelation.to,
  agree: caseAddresses.salesArrangementParameters.to,
  collect: caseAddresses.checklist.to,
  prepareDocument: signingAddresses.documentSigningNew.to,
  sign: documents,
  uploadScan: documents,
  draw: documents,
  identify: caseAddresses.household.to,
  assess: caseAddresses.scoring.to,
  value: ({ caseId }) => valuationAddresses.list.to({ caseId }),
  send: hub,
  takeOver: hub,
  decide: caseAddresses.loanDecision.to,
  payOut: hub,
  pay: hub,
  deposit: hub,
  confirmCancellation: hub,
};

/** A newer back end may answer steps that this release does not know. */
export const isKnownStep = (action: string): action is CaseAction =>
  Object.hasOwn(stepPaths, action);

/** Leads to the hub for a step that is not known. */
export const nextStepPath = (action: string, place: Place): string =>
  (isKnownStep(action) ? stepPaths[action] : hub)(place);
