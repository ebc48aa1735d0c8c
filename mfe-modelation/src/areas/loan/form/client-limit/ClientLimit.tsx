import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { Button } from '@advisor/ui/core';
import { UserOutlined } from '@advisor/ui/icons';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useTranslation } from 'react-i18next';
import { useLoanForm } from '../../form-context';
import { useModelForBorn } from '../../use-model-for-born';
import { useDialog } from '../../../../offer/use-dialog';
import { LimitOf } from './LimitOf';

const FindClientDialog = lazyPart(() => import('./FindClientDialog'));

/** How much the client may be lent without security: of the case, or whom the advisor looks up. */
export function ClientLimit() {
  const { t } = useTranslation('modelation-loan');
  const { client, chooseClient } = useLoanForm();
  const modelForBorn = useModelForBorn();
  const maySearch = usePermission(permission.searchPerson);
  const dialog = useDialog<typeof chooseClient>();
  if (!maySearch) return null;
  return (
    <div className="modelation-limit">
      {client && <LimitOf key={client.identity.id} client={client} />}
      {chooseClient && (
        <Button
          type="link"
          icon={<UserOutlined aria-hidden />}
          onClick={() => dialog.open(chooseClient)}
        >
          {t(client ? 'limit.another' : 'limit.find')}
        </Button>
      )}
      {dialog.subject && (
        <FindClientDialog
          {...dialog.props}
          onChoose={(chosen) => {
            dialog.subject?.(chosen);
            if (chosen.dateOfBirth !== undefined) modelForBorn(chosen.dateOfBirth);
          }}
        />
      )}
    </div>
  );
}
