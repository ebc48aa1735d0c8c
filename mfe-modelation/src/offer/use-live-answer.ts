import { isApiError } from '@advisor/api-client/api-error';
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** How the numbers on the screen stand to what is in the form. */
export type AnswerState =
  | 'current'
  /** The newer ones are on their way. */
  | 'calculating'
  /** There is nothing to calculate from what stands in the form. */
  | 'incomplete'
  /** The newer ones could not be got. */
  | 'failed';

export interface LiveAnswer<Answer, Question = unknown> {
  /** The last good one that came, whatever happened since. */
  answer: Answer | undefined;
  /** What the good answer is to; the form may hold something else by now. */
  answered: Question | undefined;
  /** The answer is to something else than what stands in the form, or from elsewhere than asked. */
  isOutdated: boolean;
  /** What the server has said to what stands in the form, if it can be asked; perhaps no numbers. */
  newest: Answer | undefined;
  /** The one before the changes made in a row; what has moved is seen against it. */
  former: Answer | undefined;
  state: AnswerState;
  error: unknown;
  retry: () => unknown;
}

/** Changes in a shorter time are one: a number being typed. */
const burstMs = 1_500;

/** Never asked: it is disabled. */
const nothingToAsk = { queryKey: ['offer.nothing'], queryFn: () => Promise.reject(new Error()) };

interface LastGood<Answer, Question> {
  answer: Answer | undefined;
  answered: Question | undefined;
  source: string;
  arrivedAt: number;
  former: Answer | undefined;
}

/**
 * The answer of a query whose key follows a form. A superseded call is cancelled, the last good answer
 * stays while the next one is on its way, does not come, or cannot be asked for.
 * @param question undefined while there is nothing to ask with
 * @param toQuery keyed by the question
 * @param isGood whether an answer has numbers to show
 * @param source where `toQuery` asks: from another one, the same question has another answer
 * @returns the same object while nothing in it changes
 */
export function useLiveAnswer<Question, Answer, Key extends readonly unknown[]>(
  question: Question | undefined,
  toQuery: (question: Question) => UseQueryOptions<Answer, Error, Answer, Key>,
  isGood: (answer: Answer) => boolean,
  source = '',
): LiveAnswer<Answer, Question> {
  const options = question === undefined ? undefined : toQuery(question);
  useAskedWhileDrawn(options as FetchQueryOptions | undefined);
  const query = useQuery<Answer, Error, Answer, readonly unknown[]>({
    ...((options ?? nothingToAsk) as UseQueryOptions<Answer, Error, Answer, readonly unknown[]>),
    enabled: options !== undefined,
    placeholderData: keepPreviousData,
  });
  const [lastGood, setLastGood] = useState<LastGood<Answer, Question>>({
    answer: undefined,
    answered: undefined,
    source,
    arrivedAt: 0,
    former: undefined,
  });
  const newest = query.isPlaceholderData ? undefined : query.data;
  const good = newest !== undefined && isGood(newest) ? newest : undefined;
  if (good && good !== lastGood.answer) {
    const isNewBurst = query.dataUpdatedAt - lastGood.arrivedAt > burstMs;
    setLastGood({
      answer: good,
      answered: question,
      source,
      arrivedAt: query.dataUpdatedAt,
      former: isNewBurst ? lastGood.answer : lastGood.former,
    });
  }
  const isUseless = newest !== undefined && good === undefined;
  const answer = good ?? lastGood.answer;
  const answered = good ? question : lastGood.answered;
  const answeredFrom = good ? source : lastGood.source;
  const isOutdated = useMemo(
    () => answeredFrom !== source || JSON.stringify(answered) !== JSON.stringify(question),
    [answeredFrom, source, answered, question],
  );
  const { former } = lastGood;
  const latest = options && query.data;
  const state = options === undefined || isUseless ? 'incomplete' : stateOf(query);
  const error = options && query.error;
  const retry = query.refetch;
  return useMemo(
    () => ({ answer, answered, isOutdated, former, newest: latest, state, error, retry }),
    [answer, answered, isOutdated, former, latest, state, error, retry],
  );
}

/** Asks the first time while the screen is being drawn; a query by itself asks when it has been. */
function useAskedWhileDrawn(options: FetchQueryOptions | undefined): void {
  const queryClient = useQueryClient();
  useState(() => {
    if (options) void queryClient.prefetchQuery(options);
  });
}

interface QueryState {
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  error: unknown;
}

function stateOf({ isError, isFetching, isPlaceholderData, error }: QueryState): AnswerState {
  if (isError && !isFetching)
    return isApiError(error) && error.status === 400 ? 'incomplete' : 'failed';
  return isFetching || isPlaceholderData ? 'calculating' : 'current';
}
