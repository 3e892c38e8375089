import {createContext} from 'react';

/** Each list of fields calls it once its markup is in the DOM, to update the filter around it. */
export const FieldsReadyContext = createContext<() => void>(() => {});
