import type { Params } from 'react-router'
import { siloAccess } from '#features/silo/access/noun'
import { home } from '#features/console/overview/home/noun'
import { projectOverview } from '#features/console/overview/project/noun'
import { projects } from '#features/silo/projects/noun'
import { scopeOf, type ErrorText } from './describeError'
import type { Loads, PageLink } from './loads'

// The actions of an error page: two of them are buttons, the others are quiet, in the line of the facts.

/** An action of an error page. */
export type ErrorAction = 'signIn' | 'retry' | 'link' | 'helpers' | 'back' | 'signOut'

/** The address of "Back to console": the user's own page, which needs no role. From there, the projects. */
export const consoleFrom = (pathname: string): string =>
  pathname === home.to.list() ? projects.to.list() : home.to.list()

/** The nearest page that works. An unknown address in a project leads to the overview of the project. */
export function nearestPage(
  { kind }: Pick<ErrorText, 'kind'>,
  loads: Loads | undefined,
  { project }: Params,
): PageLink | undefined {
  if (loads?.link || loads?.isOfLayout || kind !== 'notFound' || project === undefined) return loads?.link
  return { label: projectOverview.title, to: () => projectOverview.to.list({ project }) }
}

/**
 * The page with those who can give the role that is missing at an address: the roles on the silo, which all its users
 * may read. Those of a project or of the fleet are as hidden as their other pages.
 */
export const helpersFrom = (pathname: string, params: Params): string | undefined =>
  scopeOf(pathname, params) === 'silo' && pathname !== siloAccess.to.list() ? siloAccess.to.list() : undefined

/** The order of the actions. Another account may have the role that is missing; it is no remedy for other errors. */
function orderFor(kind: ErrorText['kind']): { loud: readonly ErrorAction[]; quiet: readonly ErrorAction[] } {
  if (kind === 'forbidden') return { loud: ['helpers', 'back', 'signOut'], quiet: ['link', 'retry'] }
  if (kind === 'signedOut') return { loud: ['signIn', 'signOut'], quiet: ['link', 'back'] }
  return { loud: ['retry', 'link', 'back'], quiet: ['signOut'] }
}

/** The actions of an error page, in their order. @param possible whether this error has an action */
export function errorActions(
  kind: ErrorText['kind'],
  possible: (action: ErrorAction) => boolean,
): { buttons: readonly ErrorAction[]; quiet: readonly ErrorAction[] } {
  const { loud, quiet } = orderFor(kind)
  const buttons = loud.filter(possible).slice(0, 2)
  // Another try leads nowhere else, so it is the first of the quiet ones.
  const actions = new Set<ErrorAction>(['retry', ...loud, ...quiet])
  return { buttons, quiet: [...actions].filter((action) => possible(action) && !buttons.includes(action)) }
}
