import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import {
  CheckCircleOutlined,
  FileDoneOutlined,
  LikeOutlined,
  PushpinOutlined,
  SendOutlined,
  StopOutlined,
} from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const marks: readonly {
  key: 'selected' | 'expired' | 'legalNotice' | 'default' | 'communicated' | 'liked';
  tone: Tone;
  icon: ReactNode;
  isOf: (offer: RefixationOffer) => boolean;
}[] = [
  {
    key: 'selected',
    tone: 'success',
    icon: <CheckCircleOutlined aria-hidden />,
    isOf: ({ isSelected }) => isSelected,
  },
  {
    key: 'expired',
    tone: 'warning',
    icon: <StopOutlined aria-hidden />,
    isOf: ({ isCurrent }) => !isCurrent,
  },
  {
    key: 'legalNotice',
    tone: 'info',
    icon: <FileDoneOutlined aria-hidden />,
    isOf: ({ isLegalNotice }) => isLegalNotice,
  },
  {
    key: 'default',
    tone: 'info',
    icon: <PushpinOutlined aria-hidden />,
    isOf: ({ isLegalNoticeDefault }) => isLegalNoticeDefault,
  },
  {
    key: 'communicated',
    tone: 'neutral',
    icon: <SendOutlined aria-hidden />,
    isOf: ({ isCommunicated }) => isCommunicated,
  },
  {
    key: 'liked',
    tone: 'neutral',
    icon: <LikeOutlined aria-hidden />,
    isOf: ({ isLiked }) => isLiked,
  },
];

/** What an offer is, each as a word and an icon. */
export function OfferMarks({ offer }: { offer: RefixationOffer }) {
  const { t } = useTranslation('refinancing-refixation');
  return (
    <ul className="refixation-marks">
      {marks
        .filter(({ isOf }) => isOf(offer))
        .map(({ key, tone, icon }) => (
          <li key={key}>
            <StatusChip tone={tone} icon={icon} label={t(`mark.${key}`)} />
          </li>
        ))}
    </ul>
  );
}
