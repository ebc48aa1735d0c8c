import { useChange, type Change, type ChangeOptions } from '@advisor/shell/use-change';
import { isGone } from './use-record-form';

/**
 * `useChange` for a record that others may change or remove meanwhile: `RecordForm` says so.
 * @param options `shows` names what it shows besides
 */
export const useSaveRecord = <Input, Answer>({
  shows = [],
  allowFailure,
  ...options
}: ChangeOptions<Input, Answer>): Change<Input, Answer> =>
  useChange({
    ...options,
    shows: ['conflict', ...shows],
    allowFailure: (error) => isGone(error) || allowFailure?.(error) === true,
  });
