import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { EdgeShadows, edgesClass } from './EdgeShadows'
import styles from './TabList.module.css'
import { useSideEdges } from './useSideEdges'

/** The look of a tab that is a link. */
export const tabClass = (isActive: boolean) => (isActive ? `${styles.tab} ${styles.active}` : `${styles.tab}`)

/** Left and right move to the neighbouring tab and open it; keys with a modifier belong to the browser. */
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

/** Tabs that are links: each has an address of its own, and the current one says so. */
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
