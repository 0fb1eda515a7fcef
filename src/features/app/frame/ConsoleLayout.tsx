import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CopyFailed, COULD_NOT_COPY } from '#ui/actions/copying'
import { IconButton } from '#ui/actions/IconButton'
import { offeredBlocks, type NavBlock } from '#features/kit/noun/navigation'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { useRegionVersion } from '#store/useRegionVersion'
import { noticeShown } from '#store/slices/notices'
import { PaletteButton } from '#features/console/palette/PaletteButton'
import { PaletteHost } from '#features/console/palette/PaletteHost'
import { ShortcutHost } from '#features/console/shortcuts/ShortcutHost'
import { latePart } from '#features/kit/routing/latePart'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { useDock } from '#features/console/debugger/dock'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'
import { LatePreviewBanner } from './latePreviewBanner'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import skip from './SkipLink.module.css'
import styles from './ConsoleLayout.module.css'

// Few pages have a list of several pages.
const LongListsNote = latePart(async () => (await import('./LongListsNote')).LongListsNote)

/** Opens the debugger from every page: by a shortcut and by a palette entry. */
function DebuggerKeys() {
  const { toggle } = useDock()
  useShortcut('machines', toggle)
  usePaletteEntries(
    () => [{ label: 'Machine debugger', also: 'State charts, event log', group: 'Help', run: toggle }],
    true,
  )
  return null
}

/**
 * The frame of every signed-in page: top bar, content, sidebar (a drawer on narrow screens, with its search in the bar
 * too). In the order of the document, which is that of the Tab key, the content comes before the many links of the
 * sidebar, to which the first button leads.
 */
export const ConsoleLayout = memo(function ConsoleLayout({
  blocks: all,
  system = false,
  children,
}: {
  blocks: readonly NavBlock[]
  system?: boolean
  children: ReactNode
}) {
  const version = useRegionVersion()
  const blocks = useMemo(() => offeredBlocks(all, version), [all, version])
  const isNarrow = useAppSelector((state) => state.preferences.narrowSidebar)
  const [drawer, setDrawer] = useState(false)
  const dispatch = useAppDispatch()
  // A failed copy changed nothing, so a toast is enough.
  const sayNotCopied = () => void dispatch(noticeShown({ tone: 'failed', title: COULD_NOT_COPY }))
  const opener = useRef<HTMLSpanElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const onNavigation = useCallback(() => setDrawer(false), [])
  useEffect(() => {
    if (drawer) side.current?.querySelector('button')?.focus()
  }, [drawer])

  function toNavigation() {
    const first = side.current?.querySelector('button')
    first?.focus()
    // A closed drawer cannot have the focus; it takes it when it opens.
    if (document.activeElement !== first) setDrawer(true)
  }

  function close() {
    setDrawer(false)
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <div
      className={styles.frame}
      data-sidebar
      data-narrow={isNarrow || undefined}
      data-pill={LatePreviewBanner && true}
    >
      <Navigations onNavigation={onNavigation} />
      <button type="button" className={skip.skip} onClick={toNavigation}>
        Skip to navigation
      </button>
      <header className={styles.top}>
        <span className={styles.opener} ref={opener}>
          <IconButton
            label={drawer ? 'Close navigation' : 'Open navigation'}
            icon={drawer ? <X size={18} aria-hidden /> : <Menu size={18} aria-hidden />}
            onClick={() => setDrawer(!drawer)}
          />
          <PaletteButton />
        </span>
        <TopBar system={system} />
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <LongListsNote />
        <CopyFailed value={sayNotCopied}>{children}</CopyFailed>
      </main>
      <div
        ref={side}
        className={`${styles.side} ${drawer ? styles.open : ''}`}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drawer) close()
        }}
      >
        <Sidebar blocks={blocks} />
      </div>
      <PaletteHost blocks={blocks} />
      <ShortcutHost blocks={blocks} />
      <DebuggerKeys />
    </div>
  )
})

/** Reports each navigation to another path. Outside the frame, which a navigation must not render. */
function Navigations({ onNavigation }: { onNavigation: () => void }) {
  const { pathname } = useLocation()
  useEffect(onNavigation, [pathname, onNavigation])
  return null
}
