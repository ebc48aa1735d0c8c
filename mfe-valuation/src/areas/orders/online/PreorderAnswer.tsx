import { codeName } from '@advisor/contracts/code-name';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../../../property/names';
import type { Property, PropertyReference } from '../../../property/property.queries';
import { useIsBeingRead, useOrder } from '../orders.changes';
import { useOrderLabel } from '../use-order-label';

interface PreorderAnswerProps {
  reference: PropertyReference;
  property: Property;
  possible: Property['possibleValuationTypes'];
}

const { code: online } = valuationType.online;

/** Whether it can be valued online: the order with its price, or the way to the others. */
export function PreorderAnswer({ reference, property, possible }: PreorderAnswerProps) {
  const { t } = useTranslation('valuation-orders');
  const order = useOrder(reference);
  const isBeingRead = useIsBeingRead(reference);
  const option = property.options.find((one) => one.valuationTypeId === online);
  const label = useOrderLabel(option?.fee ?? 0);
  const others = possible.flatMap((type) => {
    const path = type === online ? undefined : orderPath(type, reference);
    return path === undefined ? [] : [{ type, path }];
  });
  const isPossible = possible.includes(online);
  const said = t(isPossible ? 'online.possible' : 'online.impossible');
  return (
    <Section title={t('online.answer')}>
      <LiveRegion>{said}</LiveRegion>
      <InfoBar
        severity={isPossible ? 'success' : 'warning'}
        title={said}
        description={!isPossible && t('online.impossibleHint')}
      />
      {order.flag && <InfoBar severity="warning" title={order.refusal ?? t('refused')} />}
      {isPossible ? (
        <div className="adv-actions">
          <Button
            type="primary"
            loading={order.isRunning || isBeingRead}
            onClick={() =>
              order.run({ order: { valuationTypeId: online }, seen: property.version })
            }
          >
            {label}
          </Button>
        </div>
      ) : (
        <ul aria-label={t('online.others')}>
          {others.map(({ type, path }) => (
            <li key={type}>
              <Link to={path}>{codeName(valuationType, type)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
