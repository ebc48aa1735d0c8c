import { maxRealEstates } from '@advisor/contracts/codebooks/real-estate';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProperty } from '../../../property/property.queries';
import { AddPropertyForm } from './AddPropertyForm';
import { countedToLimit } from './counted-to-limit';

interface AddPropertyProps {
  caseId: number;
  properties: readonly ListedProperty[];
}

/** Adds a real estate, as long as the case has fewer than the bank takes for one loan. */
export function AddProperty({ caseId, properties }: AddPropertyProps) {
  const { t } = useTranslation('valuation-overview');
  const [isOpen, setIsOpen] = useState(false);
  if (countedToLimit(properties) >= maxRealEstates)
    return <p className="adv-muted">{t('add.full', { count: maxRealEstates })}</p>;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('add.title')}
      </Button>
      <Modal
        open={isOpen}
        title={t('add.title')}
        footer={null}
        width={480}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <AddPropertyForm caseId={caseId} />
      </Modal>
    </>
  );
}
