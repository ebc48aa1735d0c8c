import type { CaseSection } from '@advisor/contracts/case/sections';
import { Slot } from '@advisor/shell/components/Slot';
import { caseDetailSlots } from '@advisor/slots/case';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { isOwnSection, type OwnSection } from '../sections';
import { ApplicantsSection } from './ApplicantsSection';
import { ParametersSection } from './ParametersSection';
import { TaxReturnsSection } from './TaxReturnsSection';
import { TimelineSection } from './TimelineSection';

const ownSections: Record<OwnSection, (props: { caseId: number }) => React.ReactNode> = {
  parameters: ParametersSection,
  applicants: ApplicantsSection,
  timeline: TimelineSection,
  'income-tax-returns': TaxReturnsSection,
};

interface CaseSectionContentProps {
  caseId: number;
  section: CaseSection;
}

/** The open part of the case: ours, or what another remote brings. */
export function CaseSectionContent({ caseId, section }: CaseSectionContentProps) {
  if (!isOwnSection(section)) {
    return (
      <div className="case-section">
        <Slot name={caseDetailSlots[section]} caseId={caseId} fallback={<Skeleton rows={6} />} />
      </div>
    );
  }
  const Content = ownSections[section];
  return <Content caseId={caseId} />;
}
