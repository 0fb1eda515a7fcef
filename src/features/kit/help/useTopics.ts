import { useMatches } from 'react-router'
import { useRegionVersion } from '#store/useRegionVersion'
import { handleOf } from '#features/kit/routing/crumbs'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { isTopicOffered } from './topicFeatures'

const none: readonly HelpTopic[] = []

/** The help pages for the open page or panel, the closest first: those about features of the region. */
export function useTopics(): readonly HelpTopic[] {
  const handles = useMatches().map(handleOf)
  const version = useRegionVersion()
  const topics = handles.findLast((handle) => handle?.help)?.help ?? none
  return topics.filter((topic) => isTopicOffered(version, topic))
}
