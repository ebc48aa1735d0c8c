import { defineEndpoints } from '../endpoint';

export const userEndpoints = defineEndpoints({
  'users.mpssCookie': {
    summary: 'Sets the cookie with which the savings bank’s own application is opened.',
  },
});
