import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useContext } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldsContext, type FieldWords } from '../form-labels';
import { inOrderOf } from './merge';
import type { EditedRecord } from './use-record-form';
import '../texts';

interface RecordNoticesProps<Input extends FieldValues, Output extends FieldValues> {
  record: EditedRecord<Input, Output>;
  /** What the server said of a change that it refused. */
  refusal: string | undefined;
  isRefused: boolean;
  /** Saved once more, what is gone becomes a new record. */
  isAddedAgain: boolean;
}

/** What became of the record meanwhile: changed or removed by somebody else, or left half-written. */
export function RecordNotices<Input extends FieldValues, Output extends FieldValues>({
  record,
  refusal,
  isRefused,
  isAddedAgain,
}: RecordNoticesProps<Input, Output>) {
  const { t } = useTranslation('forms');
  const fields = useContext(FieldsContext);
  const { theirChange, isGone, isRestored, discard } = record;
  if (isGone) {
    return (
      <InfoBar
        severity="warning"
        title={t('record.gone')}
        description={t(isAddedAgain ? 'record.goneHint' : 'record.goneForGood')}
      />
    );
  }
  const draft = isRestored && (
    <InfoBar
      severity="info"
      title={t('record.draft')}
      action={<Button onClick={discard}>{t('record.discard')}</Button>}
    />
  );
  if (theirChange === undefined) {
    return (
      <>
        {isRefused && <InfoBar severity="warning" title={refusal ?? t('record.refused')} />}
        {draft}
      </>
    );
  }
  const changes = changesOf(record, theirChange, fields);
  return (
    <>
      <InfoBar
        severity="warning"
        title={(isRefused && refusal) || t('record.changed')}
        description={
          <>
            {t('record.changedHint')}
            {changes.length > 0 && (
              <ul className="adv-form__errors">
                {changes.map(({ name, label, value }) => (
                  <li key={name}>
                    {t('record.theirs', { label, value: value || t('record.nothing') })}
                  </li>
                ))}
              </ul>
            )}
          </>
        }
      />
      {draft}
    </>
  );
}

/** The fields on the screen that somebody else has saved otherwise than what was begun from. */
function changesOf<Input extends FieldValues, Output extends FieldValues>(
  { form, rules }: EditedRecord<Input, Output>,
  { base, theirs }: { base: Input; theirs: Input },
  fields: Readonly<Record<string, FieldWords>>,
) {
  const shown = form.getValues();
  const [before, after] = [base, theirs].map((values) => inOrderOf(values, shown, rules));
  return Object.entries(fields).flatMap(([name, { label, toText }]) => {
    const value = toText(get(after, name));
    return value === toText(get(before, name)) ? [] : [{ name, label, value }];
  });
}
