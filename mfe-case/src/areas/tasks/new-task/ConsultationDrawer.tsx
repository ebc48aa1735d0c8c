import { Loaded } from '@advisor/case/components/Loaded';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Drawer } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consultationTypesQuery } from '../tasks.queries';
import { ConsultationForm } from './ConsultationForm';

interface ConsultationDrawerProps {
  caseId: number;
  open: boolean;
  onClose: () => void;
}

/** Asks the specialist something about the case. */
export function ConsultationDrawer({ caseId, open, onClose }: ConsultationDrawerProps) {
  const { t } = useTranslation('case-tasks');
  const query = useQuery({ ...consultationTypesQuery(caseId), enabled: open });
  return (
    <Drawer
      open={open}
      title={t('consultation.title')}
      size={480}
      destroyOnHidden
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton rows={6} />} failure={t('consultation.failed')}>
        {(types) => <ConsultationForm caseId={caseId} types={types} onDone={onClose} />}
      </Loaded>
    </Drawer>
  );
}
