import FileText from 'lucide-react/icons/file-text'
import { linkTo, type NavBlock } from '#features/kit/noun/navigation'
import { projects } from '#features/projects/noun'
import { help } from './noun'
import { topicGroups } from './topicGroups'
import { topicTitles } from '#features/kit/noun/helpTopics'

/** All topics, by group. */
export const helpNavigation = (): NavBlock[] => [
  {
    items: [
      { ...linkTo(projects), exact: true },
      { ...linkTo(help), exact: true },
    ],
  },
  ...topicGroups.map(({ heading, topics }) => ({
    heading,
    items: topics.map((topic) => ({
      label: topicTitles[topic],
      to: help.to.page({ topic }),
      icon: FileText,
    })),
  })),
]
