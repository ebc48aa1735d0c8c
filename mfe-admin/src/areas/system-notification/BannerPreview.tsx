import { SystemBanner } from '@advisor/ui/components/SystemBanner';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { typedTimes, type BannerForm } from './banner.schema';
import { seenBeside } from './banner-times';
import type { Banner } from './banners.queries';
import { SeenBeside } from './SeenBeside';

interface BannerPreviewProps {
  form: BannerForm;
  /** All there are. */
  banners: readonly Banner[];
  /** Of the one that is edited; absent for a new one. */
  feBannerId: number | undefined;
}

/** What is typed, as everybody will see it, and beside which others. */
export function BannerPreview({ form, banners, feBannerId }: BannerPreviewProps) {
  const { t } = useTranslation('admin-system-notification');
  const values = useWatch({ control: form.control, compute: (all) => all });
  const times = typedTimes(values);
  return (
    <section aria-label={t('preview.title')} className="system-notification__preview">
      <h3>{t('preview.title')}</h3>
      {/* A screen reader would read it aloud with every key. */}
      <div inert>
        <SystemBanner
          banner={{
            title: values.title.trim() || t('preview.noTitle'),
            description: values.description.trim(),
            severity: values.severity,
          }}
          words={{ more: t('preview.more'), less: t('preview.less') }}
        />
      </div>
      {times && <SeenBeside others={seenBeside(banners, { ...times, feBannerId })} />}
    </section>
  );
}
