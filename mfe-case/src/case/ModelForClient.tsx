import { modelationAddresses } from '@advisor/addresses/modelation';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface ModelForClientProps {
  /** In the client register. */
  clientId: number;
  /** Of the client. */
  name: string;
  /** Behind the words of the link, where it does not stand beside the client. */
  children?: string;
}

/** The way to another product for somebody whom the client register knows. */
export function ModelForClient({ clientId, name, children }: ModelForClientProps) {
  const { t } = useTranslation('case');
  const mayModel = usePermission(permission.searchPerson);
  if (!mayModel) return null;
  return (
    <Link
      className="adv-link"
      to={modelationAddresses.mortgageModelation.to({ clientId })}
      aria-label={children === undefined ? `${t('modelForClient')}: ${name}` : undefined}
    >
      {children === undefined ? t('modelForClient') : `${t('modelForClient')}: ${children}`}
    </Link>
  );
}
