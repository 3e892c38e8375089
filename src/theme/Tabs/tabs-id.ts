import {createContext} from 'react';

/** Prefix of the panels' ids in a tab group, which end with the value of the tab. */
export const TabsId = createContext('');
