import { taskCalls } from '@advisor/contracts/tasks/calls';
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

const openTask = async (api: Api) => {
  const { caseId } = pick(await ownCases(api), ({ activeTaskCount }) => activeTaskCount > 1);
  const tasks = await api.call(taskCalls.list, { params: { caseId } });
  return `/mortgage/case-detail/${caseId}?section=tasks&task=${tasks[0]?.taskId}`;
};

export const caseFileScreens: readonly Screen[] = [
  { name: 'case parameters', path: caseDetail('parameters'), ready: withText('Souhrn') },
  { name: 'case applicants', path: caseDetail('applicants'), ready: withText('Trvalá adresa') },
  { name: 'case documents', path: caseDetail('documents'), ready: withText('Dokumenty případu') },
  { name: 'case tasks', path: caseTasks, ready: withText('Na řadě') },
  { name: 'open task', path: openTask, ready: withText('Zadáno') },
  { name: 'case history', path: caseDetail('timeline'), ready: withText('Případ založen') },
  { name: 'own tasks', path: () => '/tasks', ready: withText('Čekají na mě') },
  { name: 'own reminders', path: () => '/tasks?list=reminders', ready: withText('připomínku') },
  {
    name: 'unknown case',
    path: () => '/mortgage/case-detail/123456789',
    ready: withHeading(/./),
  },
];
