import { Link } from '#features/kit/routing/Link'
import { useCrumbs } from '#features/kit/routing/crumbs'
import type { NavBlock, NavItem } from '#features/kit/noun/navigation'
import styles from './SectionBar.module.css'

/** Links between the pages that share an entry of the sidebar, above each of them. Other pages have the same room there. */
export function SectionBar({ blocks }: { blocks: readonly NavBlock[] }) {
  const page = useCrumbs().findLast(({ titleOnly }) => !titleOnly)
  const isShown = ({ to, also }: NavItem) =>
    page?.to === to || (page?.isTab === true && also?.some((path) => page.to.startsWith(path)))
  const section = blocks.flatMap(({ items }) => items).find(({ tabs }) => tabs?.some(isShown))
  if (!section?.tabs) return <div className={styles.none} />
  return (
    <nav aria-label={section.label} className={styles.bar}>
      {section.tabs.map((tab) => {
        const isCurrent = isShown(tab)
        return (
          <Link key={tab.to} to={tab.to} aria-current={isCurrent ? 'page' : undefined}>
            {tab.label}
          </Link>
        )
      })}
    </nav>
  )
}
