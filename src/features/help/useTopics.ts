import { useLocation, useMatches } from 'react-router'
import type { RouteHandle } from '#features/routing/crumbs'
import { topicsAt } from './placeTopics'
import type { HelpTopic } from './topics'

/** The help pages for the open page or panel, the closest first. */
export function useTopics(): readonly HelpTopic[] {
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  return handles.findLast((handle) => handle?.help)?.help ?? topicsAt(pathname)
}
