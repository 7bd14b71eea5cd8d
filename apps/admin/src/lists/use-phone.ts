import { useMediaQuery } from '@mui/material';

/** Whether the screen has no room for a table. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 699px)', { noSsr: true });
