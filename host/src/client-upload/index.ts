import { startTheme } from '@advisor/ui/theme';
import './client-upload.css';

startTheme();

const { start } = await import(/* webpackChunkName: 'client-upload-page' */ './start');
await start();
