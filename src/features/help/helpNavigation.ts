import { paths } from '#src/paths'
import FileText from 'lucide-react/icons/file-text'
import { docs, projects, type NavBlock } from '#features/routing/navigation'
import { HELP_GROUPS, helpTopics, TOPICS } from './topics'

/** All topics, by group. */
export const helpNavigation = (): NavBlock[] => [
  { items: [projects, { ...docs, exact: true }] },
  ...HELP_GROUPS.map((heading) => ({
    heading,
    items: helpTopics
      .filter((topic) => TOPICS[topic].group === heading)
      .map((topic) => ({ label: TOPICS[topic].title, to: paths.helpTopic(topic), icon: FileText })),
  })),
]
