import { operationUrl } from '@advisor/api-client/call';
import { codeName } from '@advisor/contracts/code-name';
import { restrictionKind } from '@advisor/contracts/codebooks/real-estate';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { FilePdfOutlined, LinkOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { Deed } from '../../../../property/property.queries';

/** A deed as it was read: its day, owners against the people of the case, restrictions. */
export function DeedContent({ deed }: { deed: Deed }) {
  const { t } = useTranslation('valuation-specification');
  const { owners, restrictions, issuedOn, isOld, deedOfOwnershipDocumentId } = deed;
  const isSealed = restrictions.some(({ kind }) => kind === restrictionKind.pendingSeal.code);
  const isOwned = owners.some(({ isOfCase }) => isOfCase);
  return (
    <div className="specification__deed">
      {isOld && (
        <InfoBar severity="warning" title={t('deed.old', { date: formatDate(issuedOn) })} />
      )}
      {isSealed && <InfoBar severity="warning" title={t('deed.sealed')} />}
      {!isOwned && <InfoBar severity="info" title={t('deed.nobodyOfCase')} />}
      <p>
        {t('deed.of', {
          number: deed.entry.deedNumber ?? '–',
          area: deed.entry.cadastralArea,
          date: formatDate(issuedOn),
        })}
      </p>
      <p className="specification__deed-links">
        <a
          href={operationUrl(documentCalls.deedOfOwnership, {
            query: { deedOfOwnershipDocumentId },
          })}
          download
        >
          <FilePdfOutlined aria-hidden /> {t('deed.pdf')}
        </a>
        <a href={deed.publicUrl} target="_blank" rel="noopener noreferrer">
          <LinkOutlined aria-hidden /> {t('deed.public')}
        </a>
      </p>
      <h3>{t('deed.owners')}</h3>
      <ul aria-label={t('deed.owners')}>
        {owners.map(({ name, share, isOfCase }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two of one name may own it.
          <li key={`${name}-${index}`}>
            {name}, {share ?? t('deed.spouses')}{' '}
            {isOfCase && <StatusChip tone="success" label={t('deed.ofCase')} />}
          </li>
        ))}
      </ul>
      <h3>{t('deed.restrictions')}</h3>
      {restrictions.length === 0 ? (
        <p>{t('deed.noRestriction')}</p>
      ) : (
        <ul aria-label={t('deed.restrictions')}>
          {restrictions.map(({ kind, text, amount }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two liens may read the same.
            <li key={`${kind}-${index}`}>
              <strong>{codeName(restrictionKind, kind)}</strong>
              {amount !== undefined && ` ${formatMoney(amount)}`}: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
