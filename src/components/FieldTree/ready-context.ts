import {createContext} from 'react';

/** Called by each tree when its fields are in the page: a filter around it has to know. */
export const FieldTreeReadyContext = createContext<() => void>(() => {});
