import { codeName } from '@advisor/contracts/code-name';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import type { Property } from '../../../property/property.queries';

interface TypeCardProps {
  option: Property['options'][number];
  isChosen: boolean;
  /** A way may be chosen now. */
  isOpen: boolean;
  isRunning: boolean;
  onChoose: () => void;
}

/** One way to value a real estate. */
export function TypeCard({ option, isChosen, isOpen, isRunning, onChoose }: TypeCardProps) {
  const { t } = useTranslation('valuation-specification');
  const { valuationTypeId, isPossible, isOrderedHere, reason, days, missing } = option;
  const name = codeName(valuationType, valuationTypeId);
  const why = isOrderedHere ? reason : (reason ?? t('type.elsewhere'));
  const canBeChosen = isOpen && isPossible && isOrderedHere;
  return (
    <Section
      title={name}
      actions={
        isChosen ? (
          <StatusChip tone="success" label={t('type.chosen')} />
        ) : (
          !isPossible && <StatusChip tone="neutral" label={t('type.impossible')} />
        )
      }
    >
      <p>{t(`type.about.${valuationTypeId}`)}</p>
      {why !== undefined && <p className="adv-muted">{why}</p>}
      <DescriptionList
        items={[
          {
            label: t('type.fee'),
            value: option.fee === 0 ? t('type.free') : <Money value={option.fee} />,
          },
          {
            label: t('type.days'),
            value: days === 0 ? t('type.atOnce') : t('type.inDays', { count: days }),
          },
        ]}
      />
      {canBeChosen && missing.length > 0 && (
        <>
          <p>{t('type.missing')}</p>
          <ul className="valuation-types__missing">
            {missing.map(({ field, reason: sentence }) => (
              <li key={field}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {canBeChosen && (
        <div className="adv-actions">
          <Button
            type={isChosen ? 'primary' : 'default'}
            loading={isRunning}
            aria-label={t(isChosen ? 'type.goOnWith' : 'type.chooseOf', { name })}
            onClick={onChoose}
          >
            {t(isChosen ? 'type.goOn' : 'type.choose')}
          </Button>
        </div>
      )}
    </Section>
  );
}
