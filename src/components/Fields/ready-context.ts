import {createContext} from 'react';

/** Called by each list of fields when it is in the page: a filter around it has to know. */
export const FieldsReadyContext = createContext<() => void>(() => {});
