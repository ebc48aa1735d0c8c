import type { Api } from '../../support/api';
import { ownCases, pick } from '../../support/cases';
import { type Screen, withHeading, withText } from '../../support/screen';

const caseDetail = (section: string) => async (api: Api) => {
  const [first] = await ownCases(api, 1);
  return `/mortgage/case-detail/${first!.caseId}?section=${section}`;
};

const caseTasks = async (api: Api) => {
  const { caseId } = pick(await ownCases(api), ({ activeTaskCount }) => activeTaskCount > 1);
  return `/mortgage/case-detail/${caseId}?section=tasks`;
};

export const caseFileScreens: readonly Screen[] = [
  { name: 'case parameters', path: caseDetail('parameters'), ready: withText('Souhrn') },
  { name: 'case applicants', path: caseDetail('applicants'), ready: withText('Trvalá adresa') },
  { name: 'case documents', path: caseDetail('documents'), ready: withText('Dokumenty případu') },
  { name: 'case tasks', path: caseTasks, ready: withText('Na řadě') },
  { name: 'case history', path: caseDetail('timeline'), ready: withText('Případ založen') },
  { name: 'own tasks', path: () => '/tasks', ready: withText('Čekají na mě') },
  {
    name: 'unknown case',
    path: () => '/mortgage/case-detail/123456789',
    ready: withHeading(/./),
  },
];
