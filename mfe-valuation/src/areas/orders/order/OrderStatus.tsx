import { codeName } from '@advisor/contracts/code-name';
import { taskState } from '@advisor/contracts/codebooks/task';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { formatDate } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { Order, Property, PropertyReference } from '../../../property/property.queries';
import { CancelOrder } from './CancelOrder';
import { Returned } from './Returned';
import { SentDocuments } from './SentDocuments';

interface OrderStatusProps {
  reference: PropertyReference;
  property: Property;
  order: Order;
}

/** An order as it stands: whose turn it is, what is wanted, and what was ordered. */
export function OrderStatus({ reference, property, order }: OrderStatusProps) {
  const { t } = useTranslation('valuation-orders');
  const { state, progressPercent, contact, returned } = order;
  const isUnderWay = state === taskState.requesting.code || state === taskState.evaluating.code;
  const said = t(`state.${state as 8}`);
  return (
    <>
      <Section
        title={codeName(valuationType, order.valuationTypeId)}
        actions={order.mayBeCancelled && <CancelOrder reference={reference} order={order} />}
      >
        <LiveRegion>{said}</LiveRegion>
        <p>{said}</p>
        {order.isDelayed && <InfoBar severity="warning" title={t('delayed')} />}
        {order.reason !== undefined && (
          <InfoBar severity="warning" title={t('reason')} description={order.reason} />
        )}
        {isUnderWay && progressPercent !== undefined && (
          <div className="valuation-order__progress">
            <progress max={100} value={progressPercent} aria-label={t('progress')} />
            <span>{t('percent', { percent: progressPercent })}</span>
          </div>
        )}
        <DescriptionList
          items={[
            {
              label: t('facts.orderedOn'),
              value: <DateText value={order.orderedOn} as="dateTime" />,
            },
            { label: t('facts.orderedBy'), value: order.orderedBy },
            { label: t('facts.expectedOn'), value: <DateText value={order.expectedOn} /> },
            ...(order.fee === 0
              ? [{ label: t('facts.fee'), value: t('facts.free') }]
              : [
                  { label: t('facts.fee'), value: <Money value={order.fee} /> },
                  { label: t('facts.payer'), value: t(`payer.${order.feePayer}`) },
                ]),
            ...(contact
              ? [
                  {
                    label: t('facts.contact'),
                    value: [contact.name, contact.phoneNumber, contact.emailAddress]
                      .filter(Boolean)
                      .join(', '),
                  },
                ]
              : []),
            ...(order.inspectionDays?.length
              ? [
                  {
                    label: t('facts.days'),
                    value: order.inspectionDays.map((day) => formatDate(day)).join(', '),
                  },
                ]
              : []),
            ...(order.keys ? [{ label: t('facts.keys'), value: order.keys }] : []),
            ...(order.note ? [{ label: t('facts.note'), value: order.note, wide: true }] : []),
          ]}
        />
      </Section>
      {isUnderWay && <SentDocuments caseId={reference.caseId} documents={property.documents} />}
      {returned !== undefined && (
        <Returned
          key={returned.round}
          reference={reference}
          property={property}
          orderId={order.orderId}
          returned={returned}
        />
      )}
    </>
  );
}
