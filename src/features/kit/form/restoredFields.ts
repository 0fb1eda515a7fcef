import { createContext } from 'react'

/** The names of the fields restored from a draft: they count as chosen by the user. */
export const RestoredFields = createContext<readonly string[]>([])
