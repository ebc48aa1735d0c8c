import { observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import { start } from './start';
import './sign-in.css';

observeWindow();

await start();
