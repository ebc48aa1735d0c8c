import { valuationAddresses } from '@advisor/addresses/valuation';
import { Page } from '@advisor/ui/components/Page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { propertyName } from './names';
import { mayChooseType, pathOfOrder, pathOfResult } from './next-step';
import type { Property, PropertyReference } from './property.queries';
import { StateChip } from './StateChip';
import './texts';
import './property.css';

interface PropertyPageProps {
  reference: PropertyReference;
  property: Property;
  /** Right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of one real estate, with the way to its others. */
export function PropertyPage({ reference, property, actions, children }: PropertyPageProps) {
  const { t } = useTranslation('valuation-property');
  const links = [
    { to: valuationAddresses.detail.to(reference), label: t('nav.specification') },
    mayChooseType(property) && { to: valuationAddresses.type.to(reference), label: t('nav.type') },
    { to: pathOfOrder(property, reference), label: t('nav.order') },
    { to: pathOfResult(property, reference), label: t('nav.result') },
  ];
  return (
    <Page
      title={propertyName(property)}
      state={<StateChip state={property.state} />}
      actions={actions}
    >
      <nav className="property-nav" aria-label={t('nav.label')}>
        {links.map(
          (link) =>
            link &&
            link.to !== undefined && (
              <NavLink key={link.label} to={link.to} end>
                {link.label}
              </NavLink>
            ),
        )}
      </nav>
      {children}
    </Page>
  );
}
