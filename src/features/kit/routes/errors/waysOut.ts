import type { Params } from 'react-router'
import { siloAccess } from '#features/silo/access/noun'
import { home } from '#features/console/overview/home/noun'
import { projectOverview } from '#features/console/overview/project/noun'
import { projects } from '#features/silo/projects/noun'
import { scopeOf, type ErrorText } from './describeError'
import type { Loads, WayOn } from './loads'

// The ways out of an error: two of them are buttons, the others are quiet, in the line of the facts.

/** A step that leads out of an error. */
export type WayOut = 'signIn' | 'retry' | 'wayOn' | 'helpers' | 'back' | 'signOut'

/** The address of "Back to console": the user's own page, which needs no role. From there, the projects. */
export const consoleFrom = (pathname: string): string =>
  pathname === home.to.list() ? projects.to.list() : home.to.list()

/** The nearest page that works. An unknown address in a project leads to the overview of the project. */
export function wayOnFrom(
  { kind }: Pick<ErrorText, 'kind'>,
  loads: Loads | undefined,
  { project }: Params,
): WayOn | undefined {
  if (loads?.wayOn || loads?.isOfLayout || kind !== 'notFound' || project === undefined) return loads?.wayOn
  return { label: projectOverview.title, to: () => projectOverview.to.list({ project }) }
}

/**
 * The page with those who can give the role that is missing at an address: the roles on the silo, which all its users
 * may read. Those of a project or of the fleet are as hidden as their other pages.
 */
export const helpersFrom = (pathname: string, params: Params): string | undefined =>
  scopeOf(pathname, params) === 'silo' && pathname !== siloAccess.to.list() ? siloAccess.to.list() : undefined

/** The order of the ways. Another account may have the role that is missing; it is no remedy for other errors. */
function orderFor(kind: ErrorText['kind']): { loud: readonly WayOut[]; quiet: readonly WayOut[] } {
  if (kind === 'forbidden') return { loud: ['helpers', 'back', 'signOut'], quiet: ['wayOn', 'retry'] }
  if (kind === 'signedOut') return { loud: ['signIn', 'signOut'], quiet: ['wayOn', 'back'] }
  return { loud: ['retry', 'wayOn', 'back'], quiet: ['signOut'] }
}

/** @param possible the ways that this error has */
export function waysOut(
  kind: ErrorText['kind'],
  possible: (way: WayOut) => boolean,
): { buttons: readonly WayOut[]; quiet: readonly WayOut[] } {
  const { loud, quiet } = orderFor(kind)
  const buttons = loud.filter(possible).slice(0, 2)
  // Another try leads nowhere else, so it is the first of the quiet ones.
  const ways = new Set<WayOut>(['retry', ...loud, ...quiet])
  return { buttons, quiet: [...ways].filter((way) => possible(way) && !buttons.includes(way)) }
}
