import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { memo, Suspense, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { groupFolded, sidebarSwitched } from '#store/slices/preferences'
import { IconButton } from '#ui/actions/IconButton'
import { lazyPart } from '#ui/lazyPart'
import { Tooltip } from '#ui/overlays/Tooltip'
import { Truncate } from '#ui/text/Truncate'
import { afterPage } from '#features/kit/routing/afterPage'
import { isAt, Link } from '#features/kit/routing/Link'
import { PaletteButton } from '#features/console/palette/PaletteButton'
import type { NavBlock, NavItem } from '#features/kit/noun/navigation'
import styles from './Sidebar.module.css'

/** Counts the lists that were read. */
const FailedCount = afterPage(async () => (await import('../counts/FailedCount')).FailedCount)

/** Reads the pools of the silo. */
const WhereMulticast = afterPage(async () => (await import('../counts/WhereMulticast')).WhereMulticast)

/** Works with the ledger and the lists that {@link FailedCount} reads. */
const DeletedCount = afterPage(async () => (await import('../counts/DeletedCount')).DeletedCount)

const AttentionCount = lazyPart(async () => (await import('../counts/AttentionCount')).AttentionCount, {
  isOptional: true,
})

/** The links of this part of the console, and at its foot the help pages. */
export function Sidebar({ blocks }: { blocks: readonly NavBlock[] }) {
  const { narrowSidebar: isNarrow, foldedGroups } = useAppSelector((state) => state.preferences)
  const dispatch = useAppDispatch()
  const links = useRef<HTMLDivElement>(null)
  const button = <PaletteButton />
  const shown = (block: NavBlock, index: number) => (
    <Block
      key={block.heading ?? index}
      block={block}
      isNarrow={isNarrow}
      isFolded={
        (typeof block.folds === 'object'
          ? block.folds.isFolded
          : foldedGroups.includes(block.heading ?? '')) && !isNarrow
      }
    >
      {block.isFoot && (
        <span className={styles.switch}>
          <IconButton
            label={isNarrow ? 'Expand sidebar' : 'Collapse sidebar'}
            icon={
              isNarrow ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />
            }
            onClick={() => {
              // Icons take less height than names and headings.
              links.current?.scrollTo(0, 0)
              dispatch(sidebarSwitched())
            }}
          />
        </span>
      )}
    </Block>
  )
  return (
    <div className={styles.sidebar} data-narrow={isNarrow || undefined}>
      {isNarrow ? <Tooltip text="Search">{button}</Tooltip> : button}
      <div ref={links} className={styles.links}>
        {blocks.filter(({ isFoot }) => !isFoot).map(shown)}
      </div>
      {blocks.filter(({ isFoot }) => isFoot).map(shown)}
    </div>
  )
}

interface BlockProps {
  block: NavBlock
  isNarrow: boolean
  isFolded: boolean
  /** Beside the links. */
  children: ReactNode
}

/** The links of one heading. Folded, only the link of the open page is left. */
function Block({
  block: { heading, group, items, folds, isFoot },
  isNarrow,
  isFolded,
  children,
}: BlockProps) {
  const { pathname } = useLocation()
  const shown = isFolded ? items.filter((item) => isOpen(item, pathname) || isAbove(item, pathname)) : items
  return (
    <nav
      aria-label={`${heading ?? group ?? 'Sidebar'} navigation`}
      className={isFoot ? styles.foot : undefined}
    >
      {heading && <Heading heading={heading} folds={folds} isFolded={isFolded} />}
      {shown.length > 0 && (
        <ul>
          {shown.map((item) => (
            <SidebarLink
              key={item.to}
              item={item}
              isNarrow={isNarrow}
              isOpen={isOpen(item, pathname)}
              isAbove={isAbove(item, pathname)}
            />
          ))}
        </ul>
      )}
      {children}
    </nav>
  )
}

interface HeadingProps {
  heading: string
  folds: NavBlock['folds']
  isFolded: boolean
}

function Heading({ heading, folds, isFolded }: HeadingProps) {
  const dispatch = useAppDispatch()
  if (!folds)
    return (
      <p className={styles.heading}>
        <Truncate text={heading} />
      </p>
    )
  return (
    <button
      type="button"
      className={styles.heading}
      aria-expanded={!isFolded}
      onClick={() =>
        typeof folds === 'object'
          ? folds.toggle()
          : void dispatch(groupFolded({ heading, isFolded: !isFolded }))
      }
    >
      {heading}
    </button>
  )
}

/** Whether the open page is that of an entry, or below it. */
const isOpen = ({ to, exact, tabs }: NavItem, pathname: string): boolean =>
  isAt(to, pathname, exact) || (tabs?.some((tab) => isOpen(tab, pathname)) ?? false)

/** Whether the open page belongs to an entry, although its address is not below the link's; so does a create page. */
const isAbove = ({ to, also, tabs }: NavItem, pathname: string): boolean =>
  pathname.startsWith(`${to}-new`) ||
  also?.some((path) => pathname.startsWith(path)) ||
  (tabs?.some((tab) => isAbove(tab, pathname)) ?? false)

interface SidebarLinkProps {
  item: NavItem
  isNarrow: boolean
  isOpen: boolean
  isAbove: boolean
}

/** One link. Memoized: a navigation renders only the links of the old and the new page. */
const SidebarLink = memo(function SidebarLink({
  item,
  isNarrow,
  isOpen: open,
  isAbove: above,
}: SidebarLinkProps) {
  const link = (
    <Link
      to={item.to}
      aria-current={open ? 'page' : undefined}
      className={open || above ? styles.active : styles.link}
    >
      <item.icon size={16} aria-hidden />
      {item.label}
    </Link>
  )
  const entry = (
    <li className={styles.item}>
      {isNarrow ? <Tooltip text={item.label}>{link}</Tooltip> : link}
      {item.fails && (
        <Suspense>
          <FailedCount kind={item.fails} to={item.to} />
        </Suspense>
      )}
      {item.counts && (
        <Suspense>
          <AttentionCount item={item} />
        </Suspense>
      )}
      {item.countsDeleted && (
        <Suspense>
          <DeletedCount />
        </Suspense>
      )}
    </li>
  )
  if (!item.needsMulticast || open) return entry
  return (
    <Suspense>
      <WhereMulticast>{entry}</WhereMulticast>
    </Suspense>
  )
})
