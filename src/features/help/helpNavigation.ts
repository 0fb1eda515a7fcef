import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileText from 'lucide-react/icons/file-text'
import { linkTo, type NavBlock, type NavItem } from '#features/kit/noun/navigation'
import { projects } from '#features/projects/noun'
import { help } from './noun'
import { titlesByGroup } from '#features/kit/noun/helpTopics'

/** The page that a reader came from. */
interface Origin {
  name: string
  to: string
}

const backTo = ({ name, to }: Origin): NavItem => ({
  label: `Back to ${name}`,
  to,
  icon: ArrowLeft,
  exact: true,
})

/** The way back and all topics, by group. @param from the page before Docs; without one, the way leads to the projects */
export const helpNavigation = (from?: Origin): NavBlock[] => [
  {
    items: [from ? backTo(from) : { ...linkTo(projects), exact: true }, { ...linkTo(help), exact: true }],
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
