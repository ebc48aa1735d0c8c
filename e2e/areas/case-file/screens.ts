import type { Api } from '../../support/api';
import { ownCases } from '../../support/cases';
import { type Screen, withHeading, withText } from '../../support/screen';

const caseDetail = (section: string) => async (api: Api) => {
  const [first] = await ownCases(api, 1);
  return `/mortgage/case-detail/${first!.caseId}?section=${section}`;
};

export const caseFileScreens: readonly Screen[] = [
  { name: 'case parameters', path: caseDetail('parameters'), ready: withText('Souhrn') },
  { name: 'case applicants', path: caseDetail('applicants'), ready: withText('Trvalá adresa') },
  { name: 'case documents', path: caseDetail('documents'), ready: withText('Dokumenty případu') },
  { name: 'case history', path: caseDetail('timeline'), ready: withText('Případ založen') },
  {
    name: 'unknown case',
    path: () => '/mortgage/case-detail/123456789',
    ready: withHeading(/./),
  },
];
