import { createContext } from 'react'

/** The fields of the form around that came back from a draft, by name: a choice of the person already. */
export const RestoredFields = createContext<readonly string[]>([])
