import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { useState, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFilled } from '../address-values';
import { AddressFields } from './AddressFields';

/** An address under its heading; beside the permanent one only what is used takes room. */
export function AddressSection(props: ComponentProps<typeof AddressFields>) {
  const { t } = useTranslation('case-household');
  const { form, kind, disabled } = props;
  const [isOpen, setOpen] = useState(false);
  const value = useWatch({ control: form.control, name: kind });
  const add = !isOpen && kind !== 'permanent' && !isFilled(value) && (
    <Button
      icon={<PlusOutlined aria-hidden />}
      aria-label={t('clientDetail.address.addOne', { kind: t(`clientDetail.kind.${kind}`) })}
      disabled={disabled}
      onClick={() => {
        setOpen(true);
        // The field is drawn first.
        setTimeout(() => form.setFocus(`${kind}.street`));
      }}
    >
      {t('clientDetail.address.add')}
    </Button>
  );
  return (
    <Section title={t(`clientDetail.kind.${kind}`)} actions={add}>
      {!add && <AddressFields {...props} />}
    </Section>
  );
}
