import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import { rateField } from '@advisor/contracts/admin/rate-fields';
import type { RateDifference } from '@advisor/contracts/admin/rates';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { useTranslation } from 'react-i18next';
import { useRateTexts } from './use-rate-texts';

/** What is otherwise, by products. */
export function Differences({ differences }: { differences: readonly RateDifference[] }) {
  const codes = [...new Set(differences.map(({ productTypeId }) => productTypeId))];
  return codes.map((code) => (
    <ProductDifferences
      key={code}
      name={codeName(productType, code)}
      differences={differences.filter(({ productTypeId }) => productTypeId === code)}
    />
  ));
}

interface ProductDifferencesProps {
  name: string;
  differences: readonly RateDifference[];
}

function ProductDifferences({ name, differences }: ProductDifferencesProps) {
  const { t } = useTranslation('admin-rates');
  const { valueText, lineText } = useRateTexts();
  return (
    <>
      <h3>{name}</h3>
      <PlainTable
        label={t('differences.of', { name })}
        narrow="list"
        rows={differences}
        rowKey={(one) => JSON.stringify([one.kind, one.field, one.line])}
        columns={[
          {
            title: t('differences.what'),
            isText: true,
            render: (one) => (
              <>
                {rateField(one.field).name}
                {one.line && <div className="adv-muted">{lineText(one.line)}</div>}
              </>
            ),
          },
          {
            title: t('differences.before'),
            render: ({ field, before }) => valueText(field, before),
          },
          {
            title: t('differences.after'),
            render: ({ field, after }) => valueText(field, after),
          },
        ]}
      />
    </>
  );
}
