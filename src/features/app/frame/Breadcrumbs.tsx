import type { ReactNode } from 'react'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { Link } from '#features/kit/routing/Link'
import { useCrumbs } from '#features/kit/routing/crumbs'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** The place that all pages of this area are in. */
  place: ReactNode
  /** A button that switches to a sibling, after the crumb named `of`. */
  switcher?: { of: string; button: ReactNode } | undefined
}

/** Lists and names alternate: "Projects / web / Instances / web-1". Of a section, its pages stand for names. */
const isList = (index: number, last: number) => index % 2 === 0 && index < last

/**
 * The place and the breadcrumbs, from route metadata. Every crumb is a link, including the last. In a narrow window,
 * the names stay; a menu has all pages above this one, including the lists. On a phone, only the name of what the page
 * is in stays, since its own name is its title: of the disks of a project, the project; where nothing is above, the place.
 */
export function Breadcrumbs({ place, switcher }: BreadcrumbsProps) {
  const crumbs = useCrumbs().filter((crumb) => !crumb.titleOnly)
  // The first tab of a list has the name of the list.
  const shown = crumbs.filter(({ label }, index) => label !== crumbs[index + 1]?.label)
  const last = shown.length - 1
  const found = shown.findLastIndex(({ isTab }) => !isTab)
  const above = found % 2 > 0 ? Math.max(found - 2, 0) : found - 1
  const switched = shown.findLastIndex(({ label }) => label === switcher?.of)
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol>
        <li className={styles.place} data-above={above < 0 || undefined}>
          {place}
        </li>
        {shown.length > 1 && (
          <li className={styles.more}>
            <ActionMenu
              label="Pages above"
              trigger="…"
              items={shown
                .slice(0, -1)
                .map(({ label, to }) => ({ kind: 'link', key: to, label, link: <Link to={to} /> }))}
            />
          </li>
        )}
        {shown.map((crumb, index) => (
          <li
            key={`${index} ${crumb.label}`}
            className={isList(index, last) ? styles.list : undefined}
            data-above={index === above || undefined}
          >
            <Link to={crumb.to} aria-current={index === last ? 'page' : undefined}>
              {crumb.label}
            </Link>
            {index === switched && switcher?.button}
          </li>
        ))}
      </ol>
    </nav>
  )
}
