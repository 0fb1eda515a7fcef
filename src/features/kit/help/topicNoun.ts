import { withInitialisms } from '#model/case'
import type { HelpTopic } from '#features/kit/noun/helpTopics'

/** The topic within a sentence: "disks", "SSH keys". Made from its address, since the first pages have no titles. */
export const topicNoun = (topic: HelpTopic): string => withInitialisms(topic.replaceAll('-', ' '))
