import FileText from 'lucide-react/icons/file-text'
import { linkTo, type NavBlock } from '#features/noun/navigation'
import { projects } from '#features/projects/noun'
import { help } from './noun'
import { HELP_GROUPS, helpTopics, TOPICS } from './topics'

/** All topics, by group. */
export const helpNavigation = (): NavBlock[] => [
  {
    items: [
      { ...linkTo(projects), exact: true },
      { ...linkTo(help), exact: true },
    ],
  },
  ...HELP_GROUPS.map((heading) => ({
    heading,
    items: helpTopics
      .filter((topic) => TOPICS[topic].group === heading)
      .map((topic) => ({ label: TOPICS[topic].title, to: help.to.page({ topic }), icon: FileText })),
  })),
]
