import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { Modal } from '@advisor/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddPropertyForm } from './AddPropertyForm';

/** Adds a real estate to the case. */
export function AddProperty({ caseId }: { caseId: number }) {
  const { t } = useTranslation('valuation-overview');
  const [isOpen, setIsOpen] = useState(false);
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
