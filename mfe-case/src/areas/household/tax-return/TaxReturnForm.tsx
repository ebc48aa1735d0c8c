import { FormShell } from '@advisor/forms/components/FormShell';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import type { TaxReturnPolicy } from '@advisor/lending/credit-policy';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fresh } from '../../../arrangement/open-arrangement';
import { ParametersChanged, type TheirChange } from '../../../arrangement/ParametersChanged';
import { FormRows, type ShownReturn } from './FormRows';
import { mergeReturns } from './merge-returns';
import { ReturnHead } from './ReturnHead';
import { taxReturnQuery, useSaveTaxReturns } from './tax-return.queries';
import {
  emptyReturn,
  type TaxFormVersion,
  type TaxReturnValues,
  toFiled,
  toReturnValues,
  versionOf,
} from './tax-return.schema';
import { theirChanges } from './their-changes';

/** The bank counts with two years; more are shown when they are kept. */
const highestCount = 2;

interface TaxReturnFormProps {
  form: UseFormReturn<TaxReturnValues, unknown, TaxReturnValues>;
  customerOnSAId: number;
  versions: readonly TaxFormVersion[];
  returns: readonly ShownReturn[];
  policy: TaxReturnPolicy;
  isLocked: boolean;
}

/** Returns of one or two years side by side, row by row. */
export function TaxReturnForm(props: TaxReturnFormProps) {
  const { form, customerOnSAId, versions, returns, policy, isLocked } = props;
  const { t } = useTranslation('case-household');
  const { t: tCase } = useTranslation('case');
  const queryClient = useQueryClient();
  // Forgotten as soon as nothing differs from what is saved.
  useFormDraft(`tax-return.${customerOnSAId}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const [theirs, setTheirs] = useState<TheirChange[]>([]);
  const save = useSaveTaxReturns(customerOnSAId);
  const { control } = form;
  const change = (taxReturns: TaxReturnValues['taxReturns']) =>
    form.setValue('taxReturns', taxReturns, { shouldDirty: true });
  const current = returns.map(({ values }) => values);
  /** What is saved, with what was typed beside it. */
  const startFrom = (saved: TaxReturnValues, typed: TaxReturnValues['taxReturns']) => {
    form.reset(saved);
    change(typed);
  };
  const takeOver = async () => {
    const latest = await queryClient.fetchQuery(fresh(taxReturnQuery(customerOnSAId)));
    const saved = toReturnValues(latest.taxReturns, versions);
    const base = (form.formState.defaultValues?.taxReturns ?? []) as typeof saved;
    const merged = mergeReturns(base, form.getValues('taxReturns'), saved);
    startFrom({ version: latest.version, taxReturns: saved }, merged);
    setTheirs(theirChanges(merged, saved, versions));
  };
  const submit = (values: TaxReturnValues, again: { retry: () => void }) =>
    save.run(
      {
        version: values.version,
        taxReturns: values.taxReturns.flatMap((one) => {
          const version = versionOf(versions, one.versionId);
          return version === undefined ? [] : [toFiled(one, version)];
        }),
      },
      {
        onDone: () => {
          startFrom({ ...values, version: values.version + 1 }, form.getValues('taxReturns'));
          setTheirs([]);
        },
        onRefused: takeOver,
        ...again,
      },
    );
  const unused = versions.filter(
    ({ versionId }) => !returns.some(({ version }) => version.versionId === versionId),
  );
  const adding = !isLocked && returns.length < highestCount && (
    <div className="adv-actions">
      {unused.toReversed().map((version) => (
        <Button
          key={version.versionId}
          onClick={() =>
            change(
              [...current, emptyReturn(version)].toSorted(
                (one, other) => other.versionId - one.versionId,
              ),
            )
          }
        >
          {t('taxReturn.add', { form: version.name })}
        </Button>
      ))}
    </div>
  );
  return (
    <div className="case-form">
      <ParametersChanged change={save} changes={theirs} />
      <FormShell
        form={form}
        label={t('taxReturn.title')}
        submitLabel={tCase('save')}
        submitIcon={<SaveOutlined aria-hidden />}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked}
        onSubmit={submit}
      >
        {returns.length === 0 ? (
          <EmptyState
            title={t('taxReturn.empty.title')}
            description={!isLocked && t('taxReturn.empty.hint')}
            action={adding}
          />
        ) : (
          <>
            <div className="tax-return__heads">
              {returns.map((one, index) => (
                <ReturnHead
                  key={one.version.versionId}
                  {...one}
                  control={control}
                  index={index}
                  policy={policy}
                  disabled={isLocked}
                  onRemove={() => change(current.filter((_, place) => place !== index))}
                />
              ))}
            </div>
            {adding}
            <FormRows control={control} returns={returns} disabled={isLocked} />
          </>
        )}
      </FormShell>
      <LeaveQuestion guard={guard} title={tCase('leave.title')}>
        {tCase('leave.text')}
      </LeaveQuestion>
    </div>
  );
}
