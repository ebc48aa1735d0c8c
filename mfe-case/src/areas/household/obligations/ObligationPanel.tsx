import type { ApiError } from '@advisor/api-client/api-error';
import { serverNow } from '@advisor/api-client/server-clock';
import { FormShell } from '@advisor/forms/components/FormShell';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/bank-day';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { Drawer } from '@advisor/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../case/ChangedMeanwhile';
import { isGone } from '../gone';
import { obligationsQuery } from '../household.queries';
import { CountedObligation } from './CountedObligation';
import { ObligationFacts } from './ObligationFacts';
import { ObligationFields } from './ObligationFields';
import { obligationSchema, toObligation, toValues } from './obligation.schema';
import { pairSources, twinOf } from './pair-sources';
import {
  isReported,
  useDeleteObligation,
  useSaveObligation,
  type ListedObligation,
} from './obligations.queries';

interface ObligationPanelProps {
  customerOnSAId: number;
  /** Absent for a new one. */
  listed: ListedObligation | undefined;
  /** The same obligation by the other source. */
  twin: ListedObligation | undefined;
  isLocked: boolean;
  onOpen: (obligation: ListedObligation) => void;
  onClose: () => void;
}

/** One obligation of a person beside the screen; what was typed is there after it was closed. */
export function ObligationPanel(props: ObligationPanelProps) {
  const { t } = useTranslation('case-household');
  const { listed, onClose } = props;
  const title = listed?.obligationTypeName ?? t('obligations.add');
  return (
    <Drawer open title={title} size={480} destroyOnHidden onClose={onClose}>
      <ObligationEditor {...props} title={title} />
    </Drawer>
  );
}

function ObligationEditor({
  customerOnSAId,
  listed,
  twin,
  isLocked,
  onOpen,
  onClose,
  title,
}: ObligationPanelProps & { title: string }) {
  const { t } = useTranslation('case-household');
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(listed?.version ?? 0);
  const isOfBureau = listed !== undefined && isReported(listed);
  const form = useZodForm(
    obligationSchema({ today: bankDay(serverNow()), isReported: isOfBureau }),
    { defaultValues: toValues(listed, twin) },
  );
  const draft = `obligation.${customerOnSAId}.${listed?.obligationId ?? 'new'}`;
  const forgetDraft = useFormDraft(draft, form);
  // What somebody else has removed is saved as a new one.
  const [isRemoved, setRemoved] = useState(false);
  const save = useSaveObligation(customerOnSAId, isRemoved ? undefined : listed?.obligationId);
  const remove = useDeleteObligation(customerOnSAId, listed?.obligationId);
  const onDone = () => {
    void forgetDraft();
    onClose();
  };
  const onRefused = (error: ApiError) => (isGone(error) ? setRemoved(true) : takeOver());
  const takeOver = async () => {
    const latest = await queryClient.fetchQuery({
      ...obligationsQuery(customerOnSAId),
      staleTime: 0,
    });
    const theirs = latest.find(({ obligationId }) => obligationId === listed?.obligationId);
    if (theirs === undefined) return;
    form.reset(toValues(theirs, twinOf(pairSources(latest), theirs)), { keepDirtyValues: true });
    setVersion(theirs.version);
  };
  return (
    <>
      <ChangedMeanwhile
        change={save.flag === undefined ? remove : save}
        title={t('changed.title')}
        hint={save.refusal ?? remove.refusal ?? t('changed.hint')}
      />
      {isRemoved && (
        <InfoBar severity="warning" title={t('changed.gone')} description={t('changed.goneHint')} />
      )}
      <CountedObligation form={form} customerOnSAId={customerOnSAId} listed={listed} />
      {listed && <ObligationFacts listed={listed} twin={twin} onOpen={onOpen} />}
      <FormShell
        form={form}
        label={title}
        submitLabel={t('save')}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked}
        actions={
          listed !== undefined &&
          !isRemoved &&
          !isLocked &&
          !isOfBureau && (
            <Button
              danger
              loading={remove.isRunning}
              onClick={() => remove.run(undefined, { onDone, onRefused: takeOver })}
            >
              {t('remove')}
            </Button>
          )
        }
        onSubmit={(values, again) =>
          save.run({ version, obligation: toObligation(values) }, { ...again, onDone, onRefused })
        }
      >
        <ObligationFields
          form={form}
          customerOnSAId={customerOnSAId}
          listed={listed}
          isReported={isOfBureau}
        />
      </FormShell>
    </>
  );
}
