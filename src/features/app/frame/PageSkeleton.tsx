import Menu from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useAppSelector } from '#store/hooks'
import { openSession } from '#store/kept/lastSession'
import { isPastFrame } from '#store/pastFrame'
import { IconButton } from '#ui/actions/IconButton'
import { Skeleton } from '#ui/feedback/Skeleton'
import { cssWidth, useKnownHeads, type HeadWidth } from '#features/kit/list/heads'
import { useCrumbs, useKnownContent, useKnownFrame } from '#features/kit/routing/crumbs'
import { projectNavigation } from '#features/areas/projectSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { help } from '#features/help/noun'
import type { NavBlock } from '#features/kit/noun/navigation'
import { knownTitle } from './knownTitle'
import { LatePreviewBanner } from './latePreviewBanner'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import layout from './ConsoleLayout.module.css'
import root from './RootLayout.module.css'
import styles from './PageSkeleton.module.css'

const widths = ['8rem', '5rem', '4rem', '6rem', '7rem']
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Columns with figures end where their heads do, and so do those of a width in rem. */
const endOf = (width: HeadWidth) => (/^figure$|^\d+rem$/.test(`${width}`) ? 'end' : undefined)

/**
 * The frame while the first page loads: that of the loaded page, with all data that is known without a request, and the
 * shape of its content. Nothing in it can be used. Empty on the sign-in and device pages, which have no frame.
 */
export function PageSkeleton() {
  const { pathname } = useLocation()
  const isNarrow = useAppSelector((state) => state.preferences.narrowSidebar)
  const all = useCrumbs()
  const crumbs = all.filter(({ titleOnly }) => !titleOnly)
  const { isPanel, fields, hasPanelCourse, ...known } = useKnownContent()
  // A panel whose name is not in its address has its kind there.
  const label = all.at(-1)?.label
  const heads = Object.entries(useKnownHeads(known.list) ?? {})
  const { sidebar } = useKnownFrame() ?? {}
  const blocks = sidebar?.() ?? navigationAt(pathname)
  if (pathname.startsWith('/login') || pathname.startsWith('/device/')) return null
  const title = knownTitle(known.shape, crumbs)
  return (
    <>
      <div
        className={layout.frame}
        data-sidebar
        data-narrow={isNarrow || undefined}
        data-pill={LatePreviewBanner && true}
        aria-hidden
        inert
      >
        <div className={layout.top}>
          <span className={layout.opener}>
            <IconButton label="" icon={<Menu size={18} />} />
          </span>
          <TopBar system={pathname.startsWith('/system')} isWaiting />
        </div>
        <div className={layout.content}>
          <p
            className={styles.title}
            data-context={known.hasContext || undefined}
            data-actions={known.hasCreate || known.hasCourse || undefined}
          >
            {title || <Skeleton width="8rem" />}
          </p>
          <Content {...known} heads={heads} tab={crumbs.find(({ isTab }) => isTab)?.label} />
        </div>
        <div className={layout.side}>
          <Sidebar blocks={blocks.map(withoutCounts)} />
        </div>
      </div>
      {isPanel && (
        <div className={styles.scrim} aria-hidden>
          <div className={styles.panel} data-course={hasPanelCourse}>
            <p>
              <small>{isPanel}</small>
              {label !== isPanel && label}
            </p>
            <Cards className={isPanel === true ? styles.fields : styles.details} count={fields} />
          </div>
        </div>
      )}
      {import.meta.env.VITE_MOCK === '1' && !isPastFrame && <div className={root.banner} />}
    </>
  )
}

/** The links of an address of a silo or of a project, by the last session. */
function navigationAt(pathname: string): readonly NavBlock[] {
  const { silo = '', isOperator } = openSession() ?? {}
  const { project } = matchPath('/projects/:project/*', pathname)?.params ?? {}
  if (project) return projectNavigation(project, isOperator)
  // Help has its own sidebar, which visitors see too.
  return pathname.startsWith(help.to.list()) ? [] : siloNavigation(silo)
}

/** The code of the counts comes after the page. */
const withoutCounts = (block: NavBlock): NavBlock => ({
  ...block,
  items: block.items.map(({ fails: _fails, counts: _counts, ...item }) => item),
})

interface ContentProps extends Omit<
  ReturnType<typeof useKnownContent>,
  'isPanel' | 'fields' | 'hasPanelCourse' | 'list'
> {
  heads: readonly (readonly [string, HeadWidth])[]
  /** The name of the current tab. */
  tab: string | undefined
}

/** The content of the page, about as high as the loaded one. */
function Content({ tab, shape, heads, hasCensus, isRecord, ...above }: ContentProps) {
  return (
    <>
      {(tab || shape === 'drawing' || (isRecord && !shape)) && <Above tab={tab} {...above} />}
      {shape === 'facts' && <Cards className={styles.states} count={2} />}
      {(shape === 'meters' || shape === 'charts' || shape === 'sides') && (
        <Cards className={styles.meters} count={shape === 'meters' ? 4 : 3} />
      )}
      {shape === 'map' ? (
        <div className={styles.map} />
      ) : shape === 'drawing' ? (
        <>
          {heads.length > 0 && <List heads={heads} hasCensus={hasCensus} count={2} />}
          <Section>
            <div className={styles.drawing} />
          </Section>
          {heads.length === 0 && !tab && <Section count={10} />}
        </>
      ) : shape === 'sides' || shape === 'facts' ? (
        <div className={styles.sides}>
          <Section count={8} />
          <Section count={5} />
          <Section count={5} />
        </div>
      ) : shape === 'meters' ? (
        <Section count={8} />
      ) : shape === 'charts' ? (
        <Section>
          <Cards className={styles.board} count={3} />
        </Section>
      ) : shape === 'form' || shape === 'order' ? (
        <Cards className={styles.fields} count={shape === 'form' ? 6 : 7} />
      ) : shape ? (
        <Cards className={styles[shape]} count={4} />
      ) : isRecord ? (
        <>
          <Section count={tab ? 2 : 10} />
          <Section count={2} />
        </>
      ) : (
        <List heads={heads} hasCensus={hasCensus} />
      )}
    </>
  )
}

/** A card with its title: a table, unless it has something else. */
const Section = ({ count = 0, children }: { count?: number; children?: ReactNode }) => (
  <div className={styles.section}>
    <Skeleton width="6rem" />
    {children ?? <List heads={[]} hasCensus={false} count={count} />}
  </div>
)

const Cards = ({ className, count }: { className: string | undefined; count: number }) => (
  <div className={className}>
    {rows.slice(0, count).map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton width="8rem" />
      </div>
    ))}
  </div>
)

type AboveProps = Pick<ContentProps, 'tab' | 'hasFacts' | 'hasCourse' | 'tabs'>

/** The facts of a record, unless a line is below its title, its course and the names of its tabs. */
const Above = ({ tab, hasFacts, hasCourse, tabs }: AboveProps) => (
  <>
    {hasFacts && (
      <p className={styles.facts}>
        {[...widths, '8rem'].map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </p>
    )}
    {hasCourse && <div className={styles.course} />}
    {tab && (
      <p className={styles.tabs}>
        {tabs?.map((name) => (
          <span key={name} data-current={name === tab || undefined}>
            {name}
          </span>
        ))}
      </p>
    )}
  </>
)

interface ListProps extends Pick<ContentProps, 'heads' | 'hasCensus'> {
  /** The number of rows, if not ten. */
  count?: number
}

/** The rows of a list with its heads: columns as wide as they will be. Other pages have only rows. */
function List({ heads, hasCensus, count }: ListProps) {
  const hasHeads = heads.length > 0
  const columns = hasHeads ? heads : widths.map((width) => [width, 'text'] as const)
  return (
    <div className={styles.list}>
      {hasHeads && <div className={styles.filter} />}
      {hasCensus && <div className={styles.census} />}
      <div className={hasHeads ? styles.table : undefined}>
        {hasHeads && (
          <div className={`${styles.row} ${styles.heads}`}>
            {heads.map(([head, width]) => (
              <span key={head} data-align={endOf(width)} style={{ width: cssWidth(width) }}>
                {head}
              </span>
            ))}
          </div>
        )}
        {rows.slice(0, count).map((row) => (
          <div key={row} className={styles.row}>
            {columns.map(([head, width], index) => (
              <span key={head} data-align={endOf(width)}>
                <Skeleton width={`min(${widths[(row + index) % widths.length]}, 100%)`} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
