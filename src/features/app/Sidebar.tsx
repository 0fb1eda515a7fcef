import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { memo, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { sidebarSwitched } from '#store/slices/preferences'
import { IconButton } from '#ui/actions/IconButton'
import { lazyPart } from '#ui/lazyPart'
import { Tooltip } from '#ui/overlays/Tooltip'
import { Truncate } from '#ui/text/Truncate'
import { isAt, Link } from '#features/kit/routing/Link'
import { PaletteButton } from '#features/palette/PaletteButton'
import type { NavBlock, NavItem } from '#features/kit/noun/navigation'
import styles from './Sidebar.module.css'

const FailedCount = lazyPart(async () => (await import('./FailedCount')).FailedCount, { isOptional: true })

/** The links of this part of the console. A create page highlights the list it belongs to. */
export function Sidebar({ blocks }: { blocks: readonly NavBlock[] }) {
  const { pathname } = useLocation()
  const isNarrow = useAppSelector((state) => state.preferences.narrowSidebar)
  const dispatch = useAppDispatch()
  return (
    <div className={styles.sidebar} data-narrow={isNarrow || undefined}>
      <Tooltip text={isNarrow ? 'Jump to' : undefined}>
        <PaletteButton />
      </Tooltip>
      {blocks.map((block, index) => (
        <nav
          key={block.heading ?? index}
          aria-label={block.heading ? `${block.heading} navigation` : 'Sidebar navigation'}
        >
          {block.heading && (
            <p className={styles.heading}>
              <Truncate text={block.heading} />
            </p>
          )}
          <ul>
            {block.items.map((item) => (
              <SidebarLink
                key={item.to}
                item={item}
                isNarrow={isNarrow}
                isOpen={isAt(item.to, pathname, item.exact)}
                isAbove={
                  pathname.startsWith(`${item.to}-new`) ||
                  (item.also !== undefined && pathname.startsWith(item.also))
                }
              />
            ))}
          </ul>
        </nav>
      ))}
      <span className={styles.switch}>
        <IconButton
          label={isNarrow ? 'Show names in the sidebar' : 'Show icons alone in the sidebar'}
          icon={isNarrow ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
          onClick={() => void dispatch(sidebarSwitched())}
        />
      </span>
    </div>
  )
}

interface SidebarLinkProps {
  item: NavItem
  isNarrow: boolean
  /** Whether the open page is its own, or below it. */
  isOpen: boolean
  /** Whether the open page belongs to it, although its address is not below the link's. */
  isAbove: boolean
}

/** One link. Memoized: a navigation renders only the links of the old and the new page. */
const SidebarLink = memo(function SidebarLink({ item, isNarrow, isOpen, isAbove }: SidebarLinkProps) {
  return (
    <li className={styles.item}>
      <Tooltip text={isNarrow ? item.label : undefined}>
        <Link
          to={item.to}
          aria-current={isOpen ? 'page' : undefined}
          className={isOpen || isAbove ? styles.active : styles.link}
        >
          <item.icon size={16} aria-hidden />
          <span className={styles.word}>{item.label}</span>
        </Link>
      </Tooltip>
      {item.fails && (
        <Suspense>
          <FailedCount kind={item.fails} to={item.to} />
        </Suspense>
      )}
    </li>
  )
})
