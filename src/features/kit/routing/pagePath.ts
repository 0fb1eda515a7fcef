import { createContext } from 'react'

/**
 * The path of the page, tab or panel around a component, as the route tree has it; undefined outside of those. Apart from
 * `pagePlace.ts`, which few first pages need.
 */
export const PagePath = createContext<string | undefined>(undefined)
