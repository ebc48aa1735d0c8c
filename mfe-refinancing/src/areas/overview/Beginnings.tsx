import { codeName } from '@advisor/contracts/code-name';
import { refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isOpen, type RefinancingParameters } from '../../process/process.queries';
import { kinds, processPath, type Kind } from './kinds';
import './overview.css';

interface BeginningsProps {
  caseId: number;
  parameters: RefinancingParameters;
}

/** What can be begun with the loan, what goes on already, and why the rest cannot be. */
export function Beginnings({ caseId, parameters }: BeginningsProps) {
  const { t } = useTranslation('refinancing-overview');
  return (
    <Section title={t('begin.title')}>
      <ul className="refinancing-kinds">
        {kinds.map((kind) => (
          <li key={kind.code}>
            <KindItem kind={kind} caseId={caseId} parameters={parameters} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function KindItem({ kind, caseId, parameters }: BeginningsProps & { kind: Kind }) {
  const { t } = useTranslation('refinancing-overview');
  const mayManage = usePermission(permission.manageRefinancing);
  const { processes, refusals = [] } = parameters;
  const open = processes.find(
    (process) => process.refinancingTypeId === kind.code && isOpen(process),
  );
  const refusal = refusals.find(({ refinancingTypeId }) => refinancingTypeId === kind.code)?.reason;
  const openPath = open && processPath(caseId, open);
  return (
    <>
      <h3>{codeName(refinancingType, kind.code)}</h3>
      <p className="adv-muted">{(open === undefined && refusal) || t(`begin.${kind.name}.what`)}</p>
      <div className="refinancing-kind__links">
        {openPath !== undefined && <Link to={openPath}>{t(`begin.${kind.name}.continue`)}</Link>}
        {open === undefined && refusal === undefined && mayManage && (
          <Link to={kind.calculator.to({ caseId })}>{t(`begin.${kind.name}.calculate`)}</Link>
        )}
        <Link to={kind.screen.to({ caseId })}>{t(`begin.${kind.name}.screen`)}</Link>
      </div>
    </>
  );
}
