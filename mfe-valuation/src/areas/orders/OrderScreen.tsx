import { valuationAddresses } from '@advisor/addresses/valuation';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { isOrdered, mayChooseType, pathOfOrder, pathOfResult } from '../../property/next-step';
import {
  orderOf,
  propertyQuery,
  type Property,
  type PropertyReference,
} from '../../property/property.queries';
import { PropertyPage } from '../../property/PropertyPage';
import { useFollowedOrders } from '../../property/use-followed-orders';
import { OrderStatus } from './order/OrderStatus';
import './texts';
import './orders.css';

interface OrderScreenProps {
  valuationTypeId: 1 | 2 | 3;
  /** Whether what was refused may be asked again with other details. */
  canBeAskedAgain?: (property: Property) => boolean;
  /** By which it is ordered. */
  renderForm: (reference: PropertyReference, property: Property) => ReactNode;
}

/**
 * A way to value a real estate: its form, then its order as it stands. What was ordered in another way,
 * and what has its result, is said with the way there.
 */
export function OrderScreen({ valuationTypeId, canBeAskedAgain, renderForm }: OrderScreenProps) {
  const { t } = useTranslation('valuation-orders');
  const reference = useLoaderData<PropertyReference>();
  const property = usePrefetchedQuery(propertyQuery(reference)).data;
  useFollowedOrders(reference.caseId);
  const order = orderOf(property);
  const result = pathOfResult(property, reference);
  const isHere = isOrdered(property) && order?.valuationTypeId === valuationTypeId;
  const option = property.options.find((one) => one.valuationTypeId === valuationTypeId);
  const content = () => {
    if (result !== undefined) {
      const link = <Link to={result}>{t('toResult')}</Link>;
      return <InfoBar severity="success" title={t('valued')} action={link} />;
    }
    if (mayChooseType(property)) {
      const form = renderForm(reference, property);
      if (option?.isPossible !== false) return form;
      const link = <Link to={valuationAddresses.type.to(reference)}>{t('toTypes')}</Link>;
      return (
        <>
          <InfoBar
            severity="warning"
            title={t('impossible')}
            description={option.reason}
            action={link}
          />
          {canBeAskedAgain?.(property) === true && form}
        </>
      );
    }
    if (isHere) return null;
    const other = pathOfOrder(property, reference);
    const link = other !== undefined && <Link to={other}>{t('toOrder')}</Link>;
    return <InfoBar severity="info" title={t('otherWay')} action={link} />;
  };
  return (
    <PropertyPage reference={reference} property={property}>
      <div
        className="valuation-order"
        // Another real estate begins anew.
        key={`${reference.sourceId}-${reference.id}`}
      >
        {isHere && order && <OrderStatus reference={reference} property={property} order={order} />}
        {content()}
      </div>
    </PropertyPage>
  );
}
