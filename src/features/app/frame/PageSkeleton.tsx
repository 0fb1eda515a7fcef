import Menu from 'lucide-react/icons/menu'
import { matchPath, useLocation } from 'react-router'
import { useAppSelector } from '#store/hooks'
import { useRegionVersion } from '#store/useRegionVersion'
import { openSession } from '#store/kept/lastSession'
import { isPastFrame } from '#store/pastFrame'
import { IconButton } from '#ui/actions/IconButton'
import { Skeleton } from '#ui/feedback/Skeleton'
import { useCrumbs, useKnownPage } from '#features/kit/routing/crumbs'
import { projectNavigation } from '#features/areas/projectSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { help } from '#features/console/help/noun'
import { isInSystem } from '#features/kit/noun/areaAddresses'
import { offeredBlocks, type NavBlock } from '#features/kit/noun/navigation'
import { projectPath } from '#features/silo/projects/noun'
import { home } from '#features/console/overview/home/noun'
import { projectOverview } from '#features/console/overview/project/noun'
import { LatePreviewBanner } from './latePreviewBanner'
import { SkeletonFields, PageShape, SkeletonRows } from './PageShape'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import layout from './ConsoleLayout.module.css'
import root from './RootLayout.module.css'
import styles from './PageSkeleton.module.css'

/**
 * The title of a page whose code loads, as far as the console knows it. The overview of a project has the project's
 * name, and Home the name of the session's silo. Undefined where another word would replace it.
 */
export function knownTitle(
  pathname: string,
  crumbs: readonly { label: string; isTab?: boolean }[],
): string | undefined {
  if (matchPath(home.to.list.path, pathname)) return openSession()?.silo
  const isOverview = matchPath(projectOverview.to.list.path, pathname) !== null
  return crumbs.slice(0, isOverview ? -1 : undefined).findLast(({ isTab }) => !isTab)?.label
}

/**
 * The frame while the first page loads: that of the loaded page, with all data that is known without a request, and one
 * of four shapes as its content. Nothing in it can be used. Empty on the sign-in and device pages, which have no frame.
 */
export function PageSkeleton() {
  const { pathname } = useLocation()
  const isNarrow = useAppSelector((state) => state.preferences.narrowSidebar)
  const all = useCrumbs()
  const crumbs = all.filter(({ titleOnly }) => !titleOnly)
  const { isPanel, sidebar, ...known } = useKnownPage()
  // A panel whose name is not in its address has its kind there.
  const label = all.at(-1)?.label
  const blocks = offeredBlocks(sidebar?.() ?? navigationAt(pathname), useRegionVersion())
  if (pathname.startsWith('/login') || pathname.startsWith('/device/')) return null
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
          <TopBar system={isInSystem(pathname)} isWaiting />
        </div>
        <div className={layout.content}>
          <p className={styles.title}>{knownTitle(pathname, crumbs) || <Skeleton width="8rem" />}</p>
          <PageShape {...known} tab={crumbs.find(({ isTab }) => isTab)?.label} />
        </div>
        <div className={layout.side}>
          <Sidebar blocks={blocks.map(withoutCounts)} />
        </div>
      </div>
      {isPanel && (
        <div className={styles.scrim} aria-hidden>
          <div className={styles.panel}>
            <p>
              <small>{isPanel}</small>
              {label !== isPanel && label}
            </p>
            {isPanel === true ? <SkeletonFields count={3} /> : <SkeletonRows count={6} />}
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
  const { project } = matchPath(`${projectPath}/*`, pathname)?.params ?? {}
  if (project) return projectNavigation(project, isOperator)
  // Help has its own sidebar, which visitors see too.
  return pathname.startsWith(help.to.list()) ? [] : siloNavigation(silo)
}

/** The code of the counts comes after the page, and so does that of an entry that not every silo has. */
const withoutCounts = (block: NavBlock): NavBlock => ({
  ...block,
  items: block.items
    .filter((item) => !item.needsMulticast)
    .map(({ fails: _fails, counts: _counts, countsDeleted: _deleted, ...item }) => item),
})
