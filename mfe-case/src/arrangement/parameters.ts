import { caseAreas } from '@advisor/case/case.queries';
import { call, type CallResponse } from '@advisor/api-client/call';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useRecordForm, type EditedRecord } from '@advisor/forms/record/use-record-form';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { arrangementParametersQuery } from './arrangement.queries';
import { fresh } from '@advisor/api-client/fresh';
import { parameterErrors } from './parameter-errors';

export type VersionedParameters = CallResponse<typeof salesArrangementCalls.parameters>;

interface EditedParameters<Input extends FieldValues, Output extends FieldValues> {
  salesArrangementId: number;
  /** Under which what is typed is kept. */
  name: string;
  schema: z.ZodType<Output, Input>;
  current: VersionedParameters;
  /** Their part that the form is about. */
  toValues: (parameters: VersionedParameters['parameters']) => Input;
}

/** Edits a part of what is agreed in an arrangement: `StepForm` shows it. */
export function useParameters<Input extends FieldValues, Output extends FieldValues>({
  salesArrangementId,
  name,
  schema,
  current,
  toValues,
}: EditedParameters<Input, Output>): EditedRecord<Input, Output> {
  const queryClient = useQueryClient();
  const toState = ({ version, parameters }: VersionedParameters) => ({
    version,
    values: toValues(parameters),
  });
  return useRecordForm({
    schema,
    draft: `${name}.${salesArrangementId}`,
    saved: toState(current),
    readLatest: async () =>
      toState(await queryClient.fetchQuery(fresh(arrangementParametersQuery(salesArrangementId)))),
  });
}

/** Saves what is agreed in an arrangement. */
export const useSaveParameters = (salesArrangementId: number, { done }: { done: string }) =>
  useSaveRecord({
    key: ['salesArrangement.updateParameters', salesArrangementId],
    call: (body: VersionedParameters) =>
      call(salesArrangementCalls.updateParameters, { params: { salesArrangementId }, body }),
    invalidates: caseAreas,
    success: done,
    fieldErrors: parameterErrors,
  });
