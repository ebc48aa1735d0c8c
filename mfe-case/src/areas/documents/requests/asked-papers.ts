import type { CallResponse } from '@advisor/api-client/call';
import type { checklistCalls } from '@advisor/contracts/checklist/calls';

export type Paper = CallResponse<typeof checklistCalls.get>['items'][number];

/** Papers that a file may be put to: what the client was asked for comes first. */
export function paperOptions(papers: readonly Paper[], asked: readonly string[]) {
  const isAsked = ({ name }: Paper) => asked.includes(name);
  const inOrder = [...papers.filter(isAsked), ...papers.filter((paper) => !isAsked(paper))];
  return inOrder.map(({ checklistItemId, name }) => ({ value: checklistItemId, label: name }));
}

/** What a file must be when the client was asked for one paper that has not come; undefined: nobody can tell. */
export function askedPaper(papers: readonly Paper[], asked: readonly string[]): number | undefined {
  const awaited = papers.filter(({ name, state }) => state === 'required' && asked.includes(name));
  return awaited.length === 1 ? awaited[0]?.checklistItemId : undefined;
}
