import { useMatches } from 'react-router'
import { handleOf } from '#features/kit/routing/crumbs'
import type { HelpTopic } from '#features/kit/noun/helpTopics'

const none: readonly HelpTopic[] = []

/** The help pages for the open page or panel, the closest first. */
export function useTopics(): readonly HelpTopic[] {
  const handles = useMatches().map(handleOf)
  return handles.findLast((handle) => handle?.help)?.help ?? none
}
