import { RecordForm } from '@advisor/forms/record/RecordForm';
import type { EditedRecord } from '@advisor/forms/record/use-record-form';
import type { TaxReturnPolicy } from '@advisor/lending/affordability/credit-policy';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { FormRows, type ShownReturn } from './FormRows';
import { ReturnHead } from './ReturnHead';
import { useSaveTaxReturns } from './tax-return.queries';
import {
  emptyReturn,
  type TaxFormVersion,
  type TaxReturnValues,
  toFiled,
  versionOf,
} from './tax-return.schema';

/** The bank counts with two years; more are shown when they are kept. */
const highestCount = 2;

interface TaxReturnFormProps {
  record: EditedRecord<TaxReturnValues, TaxReturnValues>;
  customerOnSAId: number;
  versions: readonly TaxFormVersion[];
  returns: readonly ShownReturn[];
  policy: TaxReturnPolicy;
  isLocked: boolean;
}

/** Returns of one or two years side by side, row by row. */
export function TaxReturnForm(props: TaxReturnFormProps) {
  const { record, customerOnSAId, versions, returns, policy, isLocked } = props;
  const { t } = useTranslation('case-household');
  const { form } = record;
  const { control } = form;
  const change = (taxReturns: TaxReturnValues['taxReturns']) =>
    form.setValue('taxReturns', taxReturns, { shouldDirty: true });
  const current = returns.map(({ values }) => values);
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
      <RecordForm
        record={record}
        save={useSaveTaxReturns(customerOnSAId)}
        toBody={(values, version) => ({
          version,
          taxReturns: values.taxReturns.flatMap((one) => {
            const ofForm = versionOf(versions, one.versionId);
            return ofForm === undefined ? [] : [toFiled(one, ofForm)];
          }),
        })}
        label={t('taxReturn.title')}
        submitIcon={<SaveOutlined aria-hidden />}
        isLocked={isLocked}
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
      </RecordForm>
    </div>
  );
}
