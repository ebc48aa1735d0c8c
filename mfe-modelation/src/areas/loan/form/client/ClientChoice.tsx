import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { PersonName } from '@advisor/ui/components/PersonName';
import { Button } from '@advisor/ui/core';
import { CloseOutlined, UserOutlined } from '@advisor/ui/icons';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../offer/use-dialog';
import { useLoanForm } from '../../form-context';
import { useModelForBorn } from '../../use-model-for-born';

const FindClientDialog = lazyPart(() => import('./FindClientDialog'));

/**
 * Whom the loan is modelled for, before anything else if the advisor likes: the age and the limits are
 * the client's then, and the case becomes theirs. Nothing within a case, whose client stands.
 */
export function ClientChoice() {
  const { t } = useTranslation('modelation-loan');
  const { client, chooseClient } = useLoanForm();
  const modelForBorn = useModelForBorn();
  const maySearch = usePermission(permission.searchPerson);
  const dialog = useDialog<true>();
  if (!maySearch || !chooseClient) return null;
  return (
    <div className="modelation-client-choice">
      <UserOutlined aria-hidden />
      {client ? (
        <p>
          <strong>
            <PersonName firstName={client.firstName} lastName={client.lastName} />
          </strong>
          {client.dateOfBirth && (
            <span className="adv-muted">
              , <DateText value={client.dateOfBirth} />
            </span>
          )}
        </p>
      ) : (
        <p className="adv-muted">{t('client.none')}</p>
      )}
      <Button type="link" onClick={() => dialog.open(true)}>
        {t(client ? 'client.another' : 'client.choose')}
      </Button>
      {client && (
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('client.forget')}
          title={t('client.forget')}
          onClick={() => chooseClient(undefined)}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
      {dialog.subject && (
        <FindClientDialog
          {...dialog.props}
          onChoose={(chosen) => {
            chooseClient(chosen);
            if (chosen.dateOfBirth !== undefined) modelForBorn(chosen.dateOfBirth);
          }}
        />
      )}
    </div>
  );
}
