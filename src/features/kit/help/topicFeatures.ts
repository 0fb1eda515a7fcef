import type { FeatureName } from '#store/api/versions/hasFeature'
import type { Version } from '#store/api/versions/generated/shipped'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { isOffered } from '#features/kit/noun/noun'

/** The features of the region that help pages are about, of those that not every region has. */
const topicFeatures: Readonly<Partial<Record<string, FeatureName>>> = {
  'external-subnets': 'externalSubnets',
  'multicast-groups': 'multicastGroups',
  'subnet-pools': 'subnetPools',
} satisfies Partial<Record<HelpTopic, FeatureName>>

/** The feature of the region that a help page is about; undefined if every region has it. */
export const featureOfTopic = (topic: string): FeatureName | undefined => topicFeatures[topic]

/** Whether regions of a version have what a help page is about. */
export const isTopicOffered = (version: Version, topic: string): boolean =>
  isOffered(version, { feature: featureOfTopic(topic) })
