import { start } from './start';
import './sign-in.css';

await start();
