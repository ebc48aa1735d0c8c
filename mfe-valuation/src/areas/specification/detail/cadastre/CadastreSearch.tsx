import { variantFields } from '@advisor/contracts/real-estate/variant-fields';
import { fillField } from '@advisor/forms/fill-field';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { SearchOutlined } from '@advisor/ui/icons';
import { Dropdown } from '@advisor/ui/overlay';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Property, PropertyReference } from '../../../../property/property.queries';
import type { FieldsProps } from '../specification-form';
import { useSearchCadastre, type CadastreFinding } from '../specification.changes';
import { toAddressValues, toCadastreValues } from '../specification-values';
import { Findings } from './Findings';
import { searchBy, searchKinds } from './search-by';

interface CadastreSearchProps extends Pick<FieldsProps, 'form'> {
  reference: PropertyReference;
  variant: Property['realEstateVariant'];
}

/** Finds the real estate in the cadastre by what is known of it, and fills in the rest. */
export function CadastreSearch({ form, reference, variant }: CadastreSearchProps) {
  const { t } = useTranslation('valuation-specification');
  const [address, cadastre] = useWatch({ control: form.control, name: ['address', 'cadastre'] });
  const search = useSearchCadastre(reference);
  const fields = variantFields[variant];
  const entries = searchKinds.flatMap((by) => {
    if (by === 'building' && !fields.includes('buildings')) return [];
    if (by === 'unit' && !fields.includes('units')) return [];
    const asked = searchBy(by, { address, cadastre });
    const label = t(`cadastre.by.${by}`);
    return {
      key: by,
      label: asked === undefined ? `${label} – ${t(`cadastre.needs.${by}`)}` : label,
      disabled: asked === undefined,
      onClick: () => asked && search.run(asked),
    };
  });
  const use = (finding: CadastreFinding) => {
    fillField(form, 'cadastre', toCadastreValues(finding.entry));
    if (finding.address) fillField(form, 'address', toAddressValues(finding.address));
    if (finding.floorArea !== undefined && fields.includes('floorArea'))
      fillField(form, 'floorArea', finding.floorArea);
    if (finding.landArea !== undefined && fields.includes('landArea'))
      fillField(form, 'landArea', finding.landArea);
    search.forget();
  };
  return (
    <div className="specification__search">
      <Dropdown trigger={['click']} menu={{ items: entries }}>
        <Button icon={<SearchOutlined aria-hidden />} loading={search.isRunning}>
          {t('cadastre.search')}
        </Button>
      </Dropdown>
      <div aria-live="polite">
        {search.failure && (
          <InfoBar
            severity="warning"
            title={t('cadastre.down')}
            description={t('cadastre.downHint')}
          />
        )}
        {search.answer?.length === 0 && (
          <InfoBar
            severity="warning"
            title={t('cadastre.nothing')}
            description={t('cadastre.nothingHint')}
          />
        )}
        {search.answer !== undefined && search.answer.length > 0 && (
          <Findings findings={search.answer} onUse={use} />
        )}
      </div>
    </div>
  );
}
