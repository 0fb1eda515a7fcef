import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { CSSProperties } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useAppSelector } from '#store/hooks'
import { lastSession } from '#store/kept/lastSession'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Identicon } from '#ui/layout/Identicon'
import { Logo } from '#ui/layout/Logo'
import type { HeadWidth } from '#features/kit/noun/noun'
import { useCrumbs, useKnownContent, useKnownSidebar } from '#features/kit/routing/crumbs'
import { projectNavigation } from '#features/areas/project'
import { siloNavigation } from '#features/areas/silo'
import { help } from '#features/help/noun'
import type { NavBlock } from '#features/kit/noun/navigation'
import { isAt } from '#features/kit/routing/Link'
import styles from './PageSkeleton.module.css'

const widths = ['8rem', '5rem', '4rem', '6rem', '7rem']
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The shares of a table's width that columns take. */
const shares: Record<HeadWidth, number> = { text: 44, state: 18, other: 11, figure: 6 }
/** Columns with figures end where their heads do. */
const endOf = (width: HeadWidth) => (width === 'figure' ? 'end' : undefined)

/**
 * The frame while the first page loads, with all data that is known without a request: the silo of the last session,
 * the crumbs and title of the address, its sidebar with the current entry, and the shape of its content. Empty on the
 * sign-in and device pages, which have no frame.
 */
export function PageSkeleton() {
  const { pathname } = useLocation()
  const crumbs = useCrumbs().filter(({ titleOnly }) => !titleOnly)
  if (pathname.startsWith('/login') || pathname.startsWith('/device/')) return null
  const title = crumbs.findLast(({ isTab }) => !isTab)
  const isSystem = pathname.startsWith('/system')
  return (
    <div className={styles.frame} aria-hidden>
      <div className={styles.top}>
        <Home isSystem={isSystem} />
        <span className={styles.crumbs}>
          {crumbs.map(({ label }, at) => (
            <span key={at}>{label}</span>
          ))}
        </span>
      </div>
      <Side pathname={pathname} />
      <div className={styles.content}>
        <p className={styles.title}>{title?.label}</p>
        <Content isTab={crumbs.some(({ isTab }) => isTab)} />
      </div>
    </div>
  )
}

/** As in the top bar, if this browser knows the silo. Only operators open the region, so it has their switch. */
function Home({ isSystem }: { isSystem: boolean }) {
  const silo = lastSession()?.silo
  return (
    <span className={styles.place}>
      {isSystem || silo === undefined ? <Logo size={24} /> : <Identicon name={silo} size={24} />}
      {(isSystem || silo !== undefined) && (
        <span className={styles.home}>
          <small>{isSystem ? 'Orrery' : 'Silo'}</small> <b>{isSystem ? 'System' : silo}</b>
        </span>
      )}
      {isSystem && <ChevronsUpDown size={14} />}
    </span>
  )
}

/**
 * The links of an address of a silo, as far as they are known before any response.
 *
 * @param silo the user's, if known
 */
function navigationAt(pathname: string, silo: string): NavBlock[] {
  const { project } = matchPath('/projects/:project/*', pathname)?.params ?? {}
  if (project) return projectNavigation(project)
  // Help has its own sidebar, which visitors see too.
  if (pathname.startsWith(help.to.list())) return []
  return siloNavigation(silo)
}

/** The sidebar, with labels and icons if they are known. */
function Side({ pathname }: { pathname: string }) {
  const folded = useAppSelector((state) => state.preferences.foldedGroups)
  const blocks = useKnownSidebar() ?? navigationAt(pathname, lastSession()?.silo ?? '')
  return (
    <div className={styles.side}>
      <div className={styles.jump}>Search</div>
      {blocks.map(({ heading, items, isFoot }, at) => (
        <div key={at} data-foot={isFoot}>
          {heading && <p>{heading}</p>}
          <ul>
            {items.map(({ to, label, icon: Icon, exact, tabs = [{ to }] }) => {
              const isOpen = tabs.some((tab) => isAt(tab.to, pathname, exact))
              if (folded.includes(heading ?? '') && !isOpen) return null
              return (
                <li key={to} data-open={isOpen || undefined}>
                  <Icon size={16} /> <span>{label}</span>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The content of the page, about as high as the loaded one. */
function Content({ isTab }: { isTab: boolean }) {
  const { shape, heads, hasCensus, hasCourse, isRecord } = useKnownContent()
  return (
    <>
      {(isTab || (isRecord && !shape)) && <Above isTab={isTab} hasCourse={hasCourse} />}
      {(shape === 'meters' || shape === 'charts') && (
        <Cards className={styles.meters} count={shape === 'charts' ? 3 : 4} />
      )}
      {shape === 'map' ? (
        <div className={styles.map} />
      ) : shape === 'sides' ? (
        <Sides />
      ) : isRecord && isTab && !shape ? (
        <Tables />
      ) : shape !== 'meters' && (shape || isRecord) ? (
        <Cards className={shape ? styles.board : styles.sections} count={4} />
      ) : (
        <List heads={heads} hasCensus={hasCensus} />
      )}
    </>
  )
}

/** Meters in one line; below it a table, and short lists beside it. */
const Sides = () => (
  <>
    <Cards className={styles.meters} count={3} />
    <div className={styles.sides}>
      <List heads={[]} hasCensus={false} />
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Skeleton width={widths[row % widths.length] ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  </>
)

/** Two short tables with their titles. */
const Tables = () =>
  [2, 3].map((count) => (
    <div key={count} className={styles.section}>
      <Skeleton width="6rem" />
      <List heads={[]} hasCensus={false} count={count} />
    </div>
  ))

const Cards = ({ className, count }: { className: string | undefined; count: number }) => (
  <div className={className}>
    {rows.slice(0, count).map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton width="8rem" />
      </div>
    ))}
  </div>
)

interface AboveProps {
  isTab: boolean
  hasCourse: boolean
}

/** The facts of a record, its course and its tabs. */
const Above = ({ isTab, hasCourse }: AboveProps) => (
  <>
    <p className={styles.facts}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </p>
    {hasCourse && <div className={styles.course} />}
    {isTab && (
      <p className={styles.tabs}>
        {widths.map((width) => (
          <Skeleton key={width} width="4.5rem" />
        ))}
      </p>
    )}
  </>
)

interface ListProps extends Pick<ReturnType<typeof useKnownContent>, 'heads' | 'hasCensus'> {
  /** The number of rows, if not ten. */
  count?: number
}

/** The rows of a list with its heads, in columns about as wide as the loaded ones; other pages have only rows. */
function List({ heads, hasCensus, count }: ListProps) {
  const columns = heads.length > 0 ? heads : widths.map((width) => [width, 'other'] as const)
  const parts = columns.map(([, width]) => `minmax(0, ${shares[width]}fr)`).join(' ')
  return (
    <div style={{ '--columns': parts } as CSSProperties}>
      {heads.length > 0 && <div className={styles.filter} />}
      {hasCensus && <div className={styles.census} />}
      {heads.length > 0 && (
        <div className={`${styles.row} ${styles.heads}`}>
          {heads.map(([head, width]) => (
            <span key={head} data-align={endOf(width)}>
              {head}
            </span>
          ))}
        </div>
      )}
      {rows.slice(0, count).map((row) => (
        <div key={row} className={styles.row}>
          {columns.map(([head, width], at) => (
            <span key={head} data-align={endOf(width)}>
              <Skeleton width={widths[(row + at) % widths.length] ?? ''} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
