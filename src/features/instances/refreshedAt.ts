import { createContext } from 'react'

/** When the user last refreshed the page of an instance, in milliseconds since the epoch; 0 before that. */
export const RefreshedAt = createContext(0)
