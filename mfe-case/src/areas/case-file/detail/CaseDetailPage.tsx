import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import { permission } from '@advisor/contracts/permissions';
import { useFilledSlots } from '@advisor/shell/components/Slot';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import {
  caseQuery,
  infoBannersQuery,
  mainPanelQuery,
  menuFlagsQuery,
} from '../../../case/case.queries';
import { CaseStateChip } from '../../../case/case-presentation';
import { isApplicationOpen } from '../../../case/open-application';
import { useCancelCase } from '../../../case/cancel-case';
import { CancelCase } from '../../../case/CancelCase';
import { CaseMenu } from './components/CaseMenu';
import { CaseSectionContent } from './components/CaseSectionContent';
import { ChangedMeanwhile } from '../../../case/ChangedMeanwhile';
import { MainPanel } from './components/MainPanel';
import { OpenLoanHub } from './components/OpenLoanHub';
import { useShownClient } from '../../../case/use-shown-client';
import { menuEntries, openSection, readSection } from './sections';
import './case-detail.css';
import '../texts';

/** One case: its summary, what to know about it now, and its parts. */
export default function CaseDetailPage() {
  const { t } = useTranslation('case');
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

  const menu = menuEntries(flags, useFilledSlots());
  const section = openSection(menu, readSection(search));

  return (
    <Page
      title={codeName(productType, openCase.productTypeId)}
      state={<CaseStateChip state={openCase.state} />}
      actions={
        <>
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
        <MainPanel panel={panel} />
      </div>
      <div className="case-body case-facts">
        <CaseMenu caseId={caseId} entries={menu} current={section} />
        <div>{section && <CaseSectionContent caseId={caseId} section={section} />}</div>
      </div>
    </Page>
  );
}
