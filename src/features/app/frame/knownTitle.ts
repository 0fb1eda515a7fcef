import { matchPath } from 'react-router'
import { openSession } from '#store/kept/lastSession'
import { home } from '#features/console/overview/home/noun'
import { projectOverview } from '#features/console/overview/project/noun'

/**
 * The title of a page whose code loads, as far as the console knows it. The overview of a project has the project's
 * name, and Home the name of the session's silo. Undefined where another word would replace it.
 */
export function knownTitle(
  pathname: string,
  crumbs: readonly { label: string; isTab?: boolean }[],
): string | undefined {
  if (matchPath(home.to.list.path, pathname)) return openSession()?.silo
  const isOverview = matchPath(projectOverview.to.list.path, pathname) !== null
  return crumbs.slice(0, isOverview ? -1 : undefined).findLast(({ isTab }) => !isTab)?.label
}
