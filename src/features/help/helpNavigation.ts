import FileText from 'lucide-react/icons/file-text'
import { linkTo, type NavBlock } from '#features/kit/noun/navigation'
import { projects } from '#features/projects/noun'
import { help } from './noun'
import { titlesByGroup } from '#features/kit/noun/helpTopics'

/** All topics, by group. */
export const helpNavigation = (): NavBlock[] => [
  {
    items: [
      { ...linkTo(projects), exact: true },
      { ...linkTo(help), exact: true },
    ],
  },
  ...Object.entries(titlesByGroup).map(([heading, titles]) => ({
    heading,
    items: Object.entries(titles).map(([topic, label]) => ({
      label,
      to: help.to.page({ topic }),
      icon: FileText,
    })),
  })),
]
