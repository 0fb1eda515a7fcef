import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/IconButton'
import { SkipLink } from '../../ui/SkipLink'
import type { NavBlock } from './navigation'
import { PaletteHost } from './palette/PaletteHost'
import { ShortcutHost } from './shortcuts/ShortcutHost'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import styles from './ConsoleLayout.module.css'

/** The frame of every signed-in page: top bar, sidebar (a drawer on narrow screens), content. */
export function ConsoleLayout({
  blocks,
  system = false,
  children,
}: {
  blocks: readonly NavBlock[]
  system?: boolean
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  const opener = useRef<HTMLSpanElement>(null)
  useEffect(() => setDrawer(false), [pathname])

  function close() {
    setDrawer(false)
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.frame}>
      <SkipLink target="content" />
      <header className={styles.top}>
        <span className={styles.opener} ref={opener}>
          <IconButton
            label={drawer ? 'Close navigation' : 'Open navigation'}
            icon={drawer ? <X size={18} aria-hidden /> : <Menu size={18} aria-hidden />}
            onClick={() => setDrawer(!drawer)}
          />
        </span>
        <TopBar system={system} />
      </header>
      <div
        className={`${styles.side} ${drawer ? styles.open : ''}`}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drawer) close()
        }}
      >
        <Sidebar blocks={blocks} />
      </div>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <PaletteHost blocks={blocks} />
      <ShortcutHost blocks={blocks} />
    </div>
  )
}
