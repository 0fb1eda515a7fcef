import type { HelpTopic } from '#features/kit/noun/helpTopics'

/** The initialisms in addresses of topics. */
const INITIALISM = /\b(bfd|bgp|ip|ssh|vpc)(?=s?\b)/g

/** The topic within a sentence: "disks", "SSH keys". Made from its address, since the first pages have no titles. */
export const topicNoun = (topic: HelpTopic): string =>
  topic.replaceAll('-', ' ').replaceAll(INITIALISM, (word) => word.toUpperCase())
