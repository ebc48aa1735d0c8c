import { notify } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { DownloadOutlined, FileExcelOutlined } from '@advisor/ui/icons';
import { saveFile } from '@advisor/ui/save-file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv, type Sheet } from '../sheet';
import '../texts';

/** Saves a table as CSV or as an Excel workbook. */
export function ExportButtons({ sheet }: { sheet: () => Sheet }) {
  const { t } = useTranslation('sheets');
  const [isWriting, setIsWriting] = useState(false);
  const saveCsv = () => {
    const table = sheet();
    saveFile(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${table.name}.csv`);
  };
  const saveWorkbook = async () => {
    setIsWriting(true);
    try {
      const table = sheet();
      const { writeWorkbook } = await import('../write-workbook');
      saveFile(await writeWorkbook(table), `${table.name}.xlsx`);
    } catch {
      notify({ title: t('failed') });
    } finally {
      setIsWriting(false);
    }
  };
  return (
    <div className="adv-actions">
      <Button icon={<DownloadOutlined aria-hidden />} onClick={saveCsv}>
        {t('csv')}
      </Button>
      <Button
        icon={<FileExcelOutlined aria-hidden />}
        loading={isWriting}
        onClick={() => void saveWorkbook()}
      >
        {t('xlsx')}
      </Button>
    </div>
  );
}
