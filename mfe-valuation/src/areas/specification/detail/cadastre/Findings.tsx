import { formatNumber } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { addressText } from '../../../../property/names';
import { numbersText } from '../cadastre-numbers';
import type { CadastreFinding } from '../specification.changes';

interface FindingsProps {
  findings: readonly CadastreFinding[];
  onUse: (finding: CadastreFinding) => void;
}

/** What the cadastre has found, to choose from. */
export function Findings({ findings, onUse }: FindingsProps) {
  const { t } = useTranslation('valuation-specification');
  return (
    <ul className="specification__findings" aria-label={t('cadastre.found')}>
      {findings.map((finding, index) => {
        const { entry, address, floorArea, landArea } = finding;
        const { parcels, buildings, units, deedNumber } = entry;
        const facts = [
          deedNumber !== undefined && t('cadastre.deedOf', { number: deedNumber }),
          parcels.length > 0 && t('cadastre.parcelsOf', { numbers: numbersText(parcels) }),
          buildings.length > 0 && numbersText(buildings),
          units.length > 0 && t('cadastre.unitsOf', { numbers: numbersText(units) }),
          floorArea !== undefined && `${formatNumber(floorArea)} m²`,
          landArea !== undefined && t('cadastre.landOf', { area: formatNumber(landArea) }),
        ].filter(Boolean);
        const name = address ? addressText(address) : entry.cadastralArea;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- One address may have several units.
          <li key={`${name}-${index}`}>
            <div>
              <strong>{name}</strong>
              <p className="adv-muted">{[entry.cadastralArea, ...facts].join(' · ')}</p>
            </div>
            <Button
              aria-label={t('cadastre.useOf', { name: [name, ...units].join(', ') })}
              onClick={() => onUse(finding)}
            >
              {t('cadastre.use')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
