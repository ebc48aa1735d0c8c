import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { SendOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommunicate } from './offers.changes';

interface CommunicateProps {
  caseId: number;
  offers: readonly RefixationOffer[];
}

/** Notes that the client was told the offers that hold and nobody has told yet. */
export function Communicate({ caseId, offers }: CommunicateProps) {
  const { t } = useTranslation('refinancing-refixation');
  const [isAsking, setIsAsking] = useState(false);
  const communicate = useCommunicate(caseId);
  const close = () => setIsAsking(false);
  const count = offers.filter(
    ({ isCurrent, isCommunicated }) => isCurrent && !isCommunicated,
  ).length;
  return (
    <>
      {communicate.flag && <InfoBar severity="warning" title={communicate.refusal} />}
      {count > 0 && (
        <Button icon={<SendOutlined aria-hidden />} onClick={() => setIsAsking(true)}>
          {t('communicate.action')}
        </Button>
      )}
      <Question
        open={isAsking && count > 0}
        title={t('communicate.question')}
        confirmLabel={t('communicate.confirm')}
        loading={communicate.isRunning}
        onConfirm={() => communicate.run(undefined, { onDone: close, onRefused: close })}
        onCancel={close}
      >
        {t('communicate.consequence', { count })}
      </Question>
    </>
  );
}
