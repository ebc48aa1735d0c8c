import { webcrypto } from 'node:crypto';

/* Drafts are encrypted, and jsdom has random numbers only. */
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
