import { serverNow } from '@advisor/api-client/server-clock';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { Button } from '@advisor/ui/core';
import { Drawer } from '@advisor/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fresh } from '@advisor/api-client/fresh';
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
  /** Of the person. */
  personName: string;
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
  const { listed, personName, onClose } = props;
  const title = `${listed?.obligationTypeName ?? t('obligations.add')} – ${personName}`;
  return (
    <Drawer open title={title} size={480} destroyOnHidden onClose={onClose}>
      <ObligationEditor {...props} title={title} />
    </Drawer>
  );
}

const toState = (listed: ListedObligation | undefined, twin: ListedObligation | undefined) => ({
  version: listed?.version ?? 0,
  values: toValues(listed, twin),
});

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
  const isOfBureau = listed !== undefined && isReported(listed);
  const record = useRecordForm({
    schema: obligationSchema({ today: bankDay(serverNow()), isReported: isOfBureau }),
    draft: `obligation.${customerOnSAId}.${listed?.obligationId ?? 'new'}`,
    saved: toState(listed, twin),
    readLatest: async () => {
      const latest = await queryClient.fetchQuery(fresh(obligationsQuery(customerOnSAId)));
      const theirs = latest.find(({ obligationId }) => obligationId === listed?.obligationId);
      return theirs && toState(theirs, twinOf(pairSources(latest), theirs));
    },
  });
  const { form, isGone } = record;
  const save = useSaveObligation(customerOnSAId, isGone ? undefined : listed?.obligationId);
  const remove = useDeleteObligation(customerOnSAId, listed?.obligationId);
  const onDone = () => {
    record.forgetDraft();
    onClose();
  };
  return (
    <>
      <CountedObligation form={form} customerOnSAId={customerOnSAId} listed={listed} />
      {listed && <ObligationFacts listed={listed} twin={twin} onOpen={onOpen} />}
      <RecordForm
        record={record}
        save={save}
        others={[remove]}
        toBody={(values, version) => ({ version, obligation: toObligation(values) })}
        onSaved={onClose}
        label={title}
        isLocked={isLocked}
        isAddedAgain
        actions={
          listed !== undefined &&
          !isGone &&
          !isLocked &&
          !isOfBureau && (
            <Button
              danger
              loading={remove.isRunning}
              onClick={() => remove.run(record.version, { onDone, onRefused: record.takeOver })}
            >
              {t('remove')}
            </Button>
          )
        }
      >
        <ObligationFields
          form={form}
          customerOnSAId={customerOnSAId}
          listed={listed}
          isReported={isOfBureau}
        />
      </RecordForm>
    </>
  );
}
