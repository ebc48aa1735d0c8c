import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { orderPath } from '../../../property/names';
import { mayChooseType } from '../../../property/next-step';
import { orderOf, propertyQuery, type PropertyReference } from '../../../property/property.queries';
import { PropertyPage } from '../../../property/PropertyPage';
import { TypeCard } from './TypeCard';
import { useChooseType } from './type.changes';
import '../texts';
import './type.css';

/** Ways to value a real estate: which are possible, what they cost and take, and why others are not. */
export default function TypePage() {
  const { t } = useTranslation('valuation-specification');
  const navigate = useNavigate();
  const reference = useLoaderData<PropertyReference>();
  const property = usePrefetchedQuery(propertyQuery(reference)).data;
  const choose = useChooseType(reference);
  const { options, version, valuationTypeId } = property;
  const isOpen = mayChooseType(property);
  const reason = orderOf(property)?.reason;
  return (
    <PropertyPage reference={reference} property={property}>
      {!isOpen && <InfoBar severity="info" title={property.lock ?? t('type.decided')} />}
      {isOpen && reason !== undefined && (
        <InfoBar severity="warning" title={t('type.notValuated')} description={reason} />
      )}
      <ChangedMeanwhile
        change={choose}
        title={choose.refusal ?? t('type.changed')}
        hint={t('type.changedHint')}
      />
      <ul className="valuation-types" aria-label={t('type.title')}>
        {options.map((option) => (
          <li key={option.valuationTypeId}>
            <TypeCard
              option={option}
              isChosen={option.valuationTypeId === valuationTypeId}
              isOpen={isOpen}
              isRunning={choose.isRunning}
              onChoose={() =>
                choose.run(
                  { valuationTypeId: option.valuationTypeId, version },
                  {
                    onDone: () => {
                      const path = orderPath(option.valuationTypeId, reference);
                      return path !== undefined && navigate(path);
                    },
                  },
                )
              }
            />
          </li>
        ))}
      </ul>
    </PropertyPage>
  );
}
