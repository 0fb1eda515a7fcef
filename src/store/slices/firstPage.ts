import { keptChoice } from '../kept/browserStorage'
import { settings } from '#model/settings'

// Separate from the other preferences, because the early script reads it.

/** The page that `/` leads to. */
export type FirstPage = 'projects' | 'home'

export const FIRST_PAGE_KEY = 'orrery.firstPage'

/** The first page that the user has chosen, if any. */
export const keptFirstPage = (): FirstPage | undefined =>
  keptChoice('local', FIRST_PAGE_KEY, ['projects', 'home', '']) || undefined

/** The path that `/` leads to. @param chosen by the user; undefined for that of the installation */
export const firstPath = (chosen: FirstPage | undefined): string =>
  chosen ? `/${chosen}` : String(settings.firstPage)
