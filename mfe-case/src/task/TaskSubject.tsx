import { caseAddresses } from '@advisor/addresses/case';
import { taskType } from '@advisor/contracts/codebooks/task';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TaskDetail } from './task.queries';

interface TaskSubjectProps {
  caseId: number;
  task: Pick<TaskDetail, 'taskTypeId' | 'salesArrangementId' | 'documentIds'>;
}

/** Ways to what a task is about: the application, its offer, and the papers of the case. */
export function TaskSubject({ caseId, task }: TaskSubjectProps) {
  const { t } = useTranslation('case-task');
  const mayWork = usePermission(permission.salesArrangementAccess);
  const { taskTypeId, salesArrangementId, documentIds } = task;
  const hub = caseAddresses.loanHub.to({
    caseId,
    ...(salesArrangementId !== undefined && { salesArrangementId }),
  });
  const section = (name: string) => caseAddresses.caseDetail.to({ caseId, section: name });
  const isOfOffer = taskTypeId === taskType.priceException.code;
  return (
    <nav className="task-subject" aria-label={t('subject.title')}>
      {mayWork && <Link to={hub}>{t('subject.application')}</Link>}
      {isOfOffer && <Link to={section('parameters')}>{t('subject.offer')}</Link>}
      {documentIds.length > 0 && (
        <Link to={section('documents')}>
          {t('subject.documents', { count: documentIds.length })}
        </Link>
      )}
    </nav>
  );
}
