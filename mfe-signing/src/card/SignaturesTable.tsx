import { signingProcess, signingState } from '@advisor/contracts/codebooks/document';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { useTranslation } from 'react-i18next';
import { chosenMethod, type MethodChoice } from '../signatures/method-choice';
import { shownGroups } from '../signatures/rows';
import { memberState, type SigningProcess } from '../signatures/signing-state';
import { SignatureRow, type RowHandlers } from './SignatureRow';
import './signatures-table.css';

interface SignaturesTableProps {
  signatures: Signatures;
  process: SigningProcess;
  choice: MethodChoice | undefined;
  handlers: RowHandlers;
}

/** Signers by groups; all of them, without paging. */
export function SignaturesTable({ signatures, process, choice, handlers }: SignaturesTableProps) {
  const { t } = useTranslation('signing');
  const groups = shownGroups(signatures, process);
  const isDigital = process === signingProcess.digital.code;
  if (groups.length === 0) return <EmptyState title={t('card.empty')} />;
  return (
    <table className="sig-table">
      <caption className="adv-hidden">{t('card.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('card.role')}</th>
          <th scope="col">{t('card.name')}</th>
          <th scope="col">{t('card.method')}</th>
          <th scope="col">{t('card.state')}</th>
          {!isDigital && <th scope="col">{t('card.actions')}</th>}
        </tr>
      </thead>
      {groups.map(({ group, members }) => (
        // Two groups may be of one form.
        <tbody key={members[0]?.Id}>
          <tr className="sig-group">
            <th scope="rowgroup" colSpan={isDigital ? 4 : 5}>
              {group.FormTitle}{' '}
              <span className="sig-group__progress">
                {t('card.progress', {
                  signed: members.filter(
                    (member) => memberState(member, process) === signingState.accepted.code,
                  ).length,
                  total: members.length,
                })}
              </span>
            </th>
          </tr>
          {members.map((member) => (
            <SignatureRow
              key={member.Id}
              member={member}
              group={group}
              process={process}
              method={chosenMethod(member, process, choice)}
              handlers={handlers}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
