import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useLoanForm } from '../../form-context';
import { LimitOf } from './LimitOf';

/** How much the client may be lent without security, once it is known who it is. */
export function ClientLimit() {
  const { client } = useLoanForm();
  const maySearch = usePermission(permission.searchPerson);
  if (!maySearch || !client) return null;
  return (
    <div className="modelation-limit">
      <LimitOf key={client.identity.id} client={client} />
    </div>
  );
}
