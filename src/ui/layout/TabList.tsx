import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { EdgeShadows, edgesClass } from '../tables/EdgeShadows'
import styles from './TabList.module.css'
import { useSideEdges } from '../tables/useSideEdges'

/** The style of a tab link. */
export const tabClass = (isActive: boolean) => (isActive ? `${styles.tab} ${styles.active}` : `${styles.tab}`)

/** The arrow keys left and right open the neighbouring tab. Keys with a modifier are the browser's. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const next = tabs[(at + step + tabs.length) % tabs.length]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
  next.click()
}

/** Tabs as links with their own addresses; the current one is marked. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const edges = useSideEdges(list)
  return (
    <div className={`${edgesClass} ${styles.room}`}>
      <div
        ref={setList}
        role="tablist"
        className={styles.list}
        aria-label={label}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {children}
      </div>
      <EdgeShadows edges={edges} />
    </div>
  )
}
