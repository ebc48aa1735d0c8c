import { caseQuery } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { permission } from '@advisor/contracts/permissions';
import { useFilledSlots } from '@advisor/shell/components/Slot';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { infoBannersQuery, mainPanelQuery, menuFlagsQuery } from '../../../case/case.queries';
import { isApplicationOpen } from '../../../case/open-application';
import { useCancelCase } from '../../../case/cancel-case';
import { CancelCase } from '../../../case/CancelCase';
import { CaseSectionContent } from './components/CaseSectionContent';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { OpenLoanHub } from './components/OpenLoanHub';
import { OpenSavings } from './components/OpenSavings';
import { useShownClient } from '../../../case/use-shown-client';
import { openSection, readSection } from './sections';
import './case-detail.css';
import '../texts';

/** A part of a case, and what to know about the case now. The layout's frame leads to the others. */
export default function CaseDetailPage() {
  const { t } = useTranslation(['case', 'case-file']);
  const { caseId } = useLoaderData<{ caseId: number }>();
  const [search] = useSearchParams();
  const openCase = usePrefetchedQuery(caseQuery(caseId)).data;
  const panel = usePrefetchedQuery(mainPanelQuery(caseId)).data;
  const flags = usePrefetchedQuery(menuFlagsQuery(caseId)).data;
  const { data: infoBanners = [] } = useQuery(infoBannersQuery(caseId));
  const mayCancel = usePermission(permission.cancelCase);
  const cancel = useCancelCase(caseId);
  const mayOpenHub = usePermission(permission.salesArrangementAccess);

  const isOpen = isApplicationOpen(openCase.state, panel.salesArrangement.state);

  useShownClient(openCase);

  const section = openSection(flags, useFilledSlots(), readSection(search));

  return (
    <Page
      title={t(section ? `case-file:detail.section.${section}` : 'case-file:detail.title')}
      actions={
        <>
          {panel.savingsSystemAddress && <OpenSavings address={panel.savingsSystemAddress} />}
          {mayCancel && isOpen && <CancelCase cancel={cancel} />}
          {mayOpenHub && isOpen && (
            <OpenLoanHub caseId={caseId} salesArrangementId={openCase.salesArrangementId} />
          )}
        </>
      }
    >
      <ChangedMeanwhile change={cancel} title={t('conflict.title')} hint={t('conflict.hint')} />
      {infoBanners.map(({ id, severity, title, description }) => (
        <InfoBar key={id} severity={severity} title={title} description={description} />
      ))}
      <div className="case-facts">
        {section && <CaseSectionContent caseId={caseId} section={section} />}
      </div>
    </Page>
  );
}
