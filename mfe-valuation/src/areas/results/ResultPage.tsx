import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { pathOfOrder, pathOfResult } from '../../property/next-step';
import { propertyQuery, type PropertyReference } from '../../property/property.queries';
import { PropertyPage } from '../../property/PropertyPage';
import { ComparablePrices } from './comparison/ComparablePrices';
import { ResultEffect } from './effect/ResultEffect';
import { Findings } from './Findings';
import { Values } from './Values';
import './texts';
import './results.css';

const pathname = (path: string) => path.split('?')[0];

/** What a valuation says. The address of another kind leads to that of its own. */
export default function ResultPage() {
  const { t } = useTranslation('valuation-results');
  const location = useLocation();
  const reference = useLoaderData<PropertyReference>();
  const property = usePrefetchedQuery(propertyQuery(reference)).data;
  const { result } = property;
  const path = pathOfResult(property, reference);
  if (path !== undefined && pathname(path) !== location.pathname)
    return <Navigate to={path} replace />;
  const isOnlyShown = property.sourceId === valuationSource.appraisers.code;
  // What it does to the offer is asked of the values that the loan is held against.
  const counts = !isOnlyShown && !property.isReplaced && result?.isValid === true;
  const order = pathOfOrder(property, reference);
  return (
    <PropertyPage reference={reference} property={property}>
      {result === undefined ? (
        <InfoBar
          severity="info"
          title={t('none')}
          action={order !== undefined && <Link to={order}>{t('toOrder')}</Link>}
        />
      ) : (
        <div className="valuation-result">
          {isOnlyShown && <InfoBar severity="info" title={t('onlyShown')} />}
          {property.isReplaced && <InfoBar severity="warning" title={t('replaced')} />}
          {!result.isValid && <InfoBar severity="warning" title={t('hasEnded')} />}
          <div className="valuation-result__pair">
            <Values property={property} result={result} />
            {counts && <ResultEffect reference={reference} />}
          </div>
          <Findings caseId={reference.caseId} result={result} />
          {result.comparablePrices.length > 0 && (
            <ComparablePrices property={property} prices={result.comparablePrices} />
          )}
        </div>
      )}
    </PropertyPage>
  );
}
