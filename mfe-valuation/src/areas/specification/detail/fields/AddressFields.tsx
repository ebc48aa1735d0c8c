import { useIsReadOnly } from '@advisor/forms/form-labels';
import { fillField } from '@advisor/forms/fill-field';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { DeleteOutlined } from '@advisor/ui/icons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressText } from '../../../../property/names';
import type { FieldsProps } from '../specification-form';
import { noAddress } from '../specification-values';
import { AddressSearch } from './AddressSearch';

/** Where it stands, found in the register: an address without its code is taken by nobody. */
export function AddressFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('valuation-specification');
  const isReadOnly = useIsReadOnly();
  const address = useWatch({ control: form.control, name: 'address' });
  return (
    <Section title={t('address.title')}>
      {address.city === '' ? (
        <p className="adv-muted">{t('address.none')}</p>
      ) : (
        <p className="specification__address">
          <strong>{addressText(address)}</strong>
          {!isReadOnly && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('address.remove')}
              onClick={() => fillField(form, 'address', noAddress)}
            />
          )}
        </p>
      )}
      {!isReadOnly && (
        <AddressSearch form={form} onChoose={(chosen) => fillField(form, 'address', chosen)} />
      )}
    </Section>
  );
}
