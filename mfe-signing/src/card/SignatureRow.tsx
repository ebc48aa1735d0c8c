import { signingProcess } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, SigningMethod } from '@advisor/contracts/signature-service/entities';
import { formatDateTime } from '@advisor/i18n/format';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodFixed, methodsOf } from '../signatures/method-choice';
import { processingType } from '../signatures/processing-type';
import { rowActions } from '../signatures/row-actions';
import type { SignatureGroup } from '../signatures/rows';
import { memberState, processOf, type SigningProcess } from '../signatures/signing-state';
import { CardButton } from './CardButton';
import type { MenuItem } from './MenuPopup';
import { MethodSelect } from './MethodSelect';
import { RowMenu } from './RowMenu';
import { SigningStateChip } from './SigningStateChip';
import { useSpoken } from './use-spoken';

/** What a row asks of the card; the same functions for all rows, so that rows stay as they are. */
export interface RowHandlers {
  onChoose: (member: SignatureMember, methodCode: string) => void;
  onSign: (member: SignatureMember, method: SigningMethod) => void;
  onRetry: (member: SignatureMember) => void;
  onCancel: (member: SignatureMember) => void;
  onCancelGroup: () => void;
}

interface SignatureRowProps {
  member: SignatureMember;
  group: SignatureGroup;
  process: SigningProcess;
  method: SigningMethod | undefined;
  handlers: RowHandlers;
}

/** One signer. Memoised: choosing in one of forty rows renders the rows that it changes. */
export const SignatureRow = memo(function SignatureRow(props: SignatureRowProps) {
  const { member, process, method, handlers } = props;
  const { t } = useTranslation('signing');
  const spoken = useSpoken();
  const isDigital = process === signingProcess.digital.code;
  const permitted = processOf(member, process);
  const isFixed = isDigital || isMethodFixed(member, process);
  return (
    <tr className="sig-row">
      <td className="sig-row__role" data-label={t('card.role')}>
        {spoken(member.MetadataName)}
      </td>
      <th scope="row" data-label={t('card.name')}>
        {member.InfoText1}
      </th>
      <td data-label={t('card.method')}>
        {isFixed ? (
          spoken(method?.Name ?? '–')
        ) : (
          <MethodSelect
            signer={member.InfoText1}
            methods={methodsOf(member, process)}
            value={method}
            disabled={!(permitted?.CanBeSigned && permitted.HasAccess)}
            onChange={(methodCode) => handlers.onChoose(member, methodCode)}
          />
        )}
      </td>
      <td data-label={t('card.state')}>
        <SigningStateChip
          state={memberState(member, process)}
          processingType={processingType(member, process)}
        />
        <FailureReason member={member} />
      </td>
      {!isDigital && (
        <td className="sig-row__actions" data-label={t('card.actions')}>
          <RowActionButtons {...props} />
        </td>
      )}
    </tr>
  );
});

/** Why a signature failed or ran out, and when. */
function FailureReason({ member }: { member: SignatureMember }) {
  const { t } = useTranslation('signing');
  const { IsSigned, IsExpired, LastErrorMessage, LastErrorDate } = member;
  const reason = LastErrorMessage || (IsExpired ? t('card.expired') : '');
  if (IsSigned || reason === '') return null;
  return (
    <p className="sig-row__error">
      {reason}{' '}
      {LastErrorDate && <time dateTime={LastErrorDate}>{formatDateTime(LastErrorDate)}</time>}
    </p>
  );
}

function RowActionButtons({ member, group, process, method, handlers }: SignatureRowProps) {
  const { t } = useTranslation('signing');
  const name = member.InfoText1;
  const { leads, sign, retry, cancel, cancelGroup } = rowActions(member, group, process, method);
  const onSign = () => method && handlers.onSign(member, method);
  const onRetry = () => handlers.onRetry(member);
  const items: MenuItem[] = [
    ...(leads === 'retry' && sign === 'enabled'
      ? [{ key: 'sign', label: t('action.sign'), onSelect: onSign }]
      : []),
    ...(leads === 'sign' && retry === 'enabled'
      ? [{ key: 'retry', label: t('action.retry'), onSelect: onRetry }]
      : []),
    ...(cancel
      ? [{ key: 'cancel', label: t('action.cancel'), onSelect: () => handlers.onCancel(member) }]
      : []),
    ...(cancelGroup
      ? [
          {
            key: 'cancelGroup',
            label: t('action.cancelGroup'),
            danger: true,
            onSelect: handlers.onCancelGroup,
          },
        ]
      : []),
  ];
  return (
    <>
      {leads === 'sign' && (
        <CardButton
          look="primary"
          data-sign={member.Id}
          disabled={sign === 'disabled'}
          aria-label={t('action.signFor', { name })}
          onClick={onSign}
        >
          {t('action.sign')}
        </CardButton>
      )}
      {leads === 'retry' && (
        <CardButton
          look="primary"
          data-sign={member.Id}
          disabled={retry === 'disabled'}
          aria-label={t('action.retryFor', { name })}
          onClick={onRetry}
        >
          {t('action.retry')}
        </CardButton>
      )}
      {items.length > 0 && <RowMenu label={t('action.more', { name })} items={items} />}
    </>
  );
}
