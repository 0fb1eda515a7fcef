import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileText from 'lucide-react/icons/file-text'
import type { PageIcon } from '#features/kit/noun/noun'
import { linkTo, type NavBlock, type NavItem } from '#features/kit/noun/navigation'
import { featureOfTopic } from '#features/kit/help/topicFeatures'
import { isAt } from '#features/kit/routing/Link'
import { projects } from '#features/silo/projects/noun'
import { help } from './noun'
import { titlesByGroup } from '#features/kit/noun/helpTopics'
import styles from './Help.module.css'

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

/**
 * The icon of a topic: that of a page in the quick actions, nothing beside its name in the sidebar, and its first letter
 * in a sidebar without names.
 */
const topicIcon =
  (label: string): PageIcon =>
  ({ size }) => (
    <>
      <FileText size={size} className={styles.sheet} aria-hidden />
      <span className={styles.letter} aria-hidden>
        {label[0]}
      </span>
    </>
  )

const topics = Object.entries(titlesByGroup).map(([heading, titles]) => ({
  heading,
  items: Object.entries(titles).map(([topic, label]) => ({
    label,
    to: help.to.page({ topic }),
    icon: topicIcon(label),
    feature: featureOfTopic(topic),
  })),
}))

/** The groups that a reader has folded or unfolded, by their headings. */
type Folded = Readonly<Record<string, boolean>>

/**
 * The way back and all topics, by group.
 *
 * @param pathname of the open page: its group is unfolded, and the others are folded, unless `folded` says otherwise
 * @param from the page before Docs; without one, the way leads to the projects
 */
export const helpNavigation = (
  pathname: string,
  folded: Folded,
  fold: (heading: string, isFolded: boolean) => void,
  from?: Origin,
): NavBlock[] => [
  {
    items: [from ? backTo(from) : { ...linkTo(projects), exact: true }, { ...linkTo(help), exact: true }],
  },
  ...topics.map(({ heading, items }) => {
    const isFolded = folded[heading] ?? !items.some(({ to }) => isAt(to, pathname))
    return { heading, items, folds: { isFolded, toggle: () => fold(heading, !isFolded) } }
  }),
]

/** The sidebar of the help pages. @param from the page before them */
export function useHelpBlocks(from: Origin | undefined): readonly NavBlock[] {
  const { pathname } = useLocation()
  const [folded, setFolded] = useState<Folded>({})
  return useMemo(() => {
    const fold = (heading: string, isFolded: boolean) =>
      setFolded((before) => ({ ...before, [heading]: isFolded }))
    return helpNavigation(pathname, folded, fold, from)
  }, [pathname, folded, from])
}
