import { paths } from '#src/paths'
import FileText from 'lucide-react/icons/file-text'
import { docs, projects, type NavBlock } from '#features/routing/navigation'
import { topicGroups } from './topicGroups'
import { topicTitles } from './topics'

/** All topics, by group. */
export const helpNavigation = (): NavBlock[] => [
  { items: [projects, { ...docs, exact: true }] },
  ...topicGroups.map(({ heading, topics }) => ({
    heading,
    items: topics.map((topic) => ({
      label: topicTitles[topic],
      to: paths.helpTopic(topic),
      icon: FileText,
    })),
  })),
]
