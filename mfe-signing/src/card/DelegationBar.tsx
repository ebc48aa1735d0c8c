import { ReloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { DelegationActions } from '../signatures/row-actions';
import { CardButton } from './CardButton';

interface DelegationBarProps {
  actions: DelegationActions;
  onGetReady: () => void;
  onReload: () => void;
  onSign: () => void;
}

/** Head of the digital process. */
export function DelegationBar({ actions, onGetReady, onReload, onSign }: DelegationBarProps) {
  const { t } = useTranslation('signing');
  return (
    <div className="sig-delegation">
      <CardButton
        look={actions.sign ? 'plain' : 'primary'}
        disabled={!actions.getReady}
        onClick={onGetReady}
      >
        {t('action.getReady')}
      </CardButton>
      <CardButton icon={<ReloadOutlined aria-hidden />} onClick={onReload}>
        {t('action.reload')}
      </CardButton>
      <CardButton
        look={actions.sign ? 'primary' : 'plain'}
        disabled={!actions.sign}
        onClick={onSign}
      >
        {t('action.signDelegated')}
      </CardButton>
    </div>
  );
}
