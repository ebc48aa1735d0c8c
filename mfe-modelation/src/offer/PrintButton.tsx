import { notify } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { PrinterOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printOffer } from './print-offer';
import type { SavedOffer } from './saved-offer';

interface PrintButtonProps extends Pick<SavedOffer, 'save'> {
  disabled: boolean;
}

/** Prints the client's copy; what is printed is saved first, so that both say the same. */
export function PrintButton({ save, disabled }: PrintButtonProps) {
  const { t } = useTranslation('modelation');
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async () => {
    const offerId = await save({ retry: () => void print() });
    if (offerId === undefined) return;
    setIsPrinting(true);
    await printOffer(offerId).catch(() => notify({ key: 'offer', title: t('save.printFailed') }));
    setIsPrinting(false);
  };
  return (
    <Button
      icon={<PrinterOutlined aria-hidden />}
      loading={isPrinting}
      disabled={disabled}
      onClick={() => void print()}
    >
      {t('save.print')}
    </Button>
  );
}
