import { useEffect, useRef, type KeyboardEvent } from 'react'
import styles from './ViewTabs.module.css'

interface ViewTabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string }[]
  current: Id
  onChange: (id: Id) => void
}

/** Opens the adjacent tab on the left and right arrow keys. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const next =
    tabs[(tabs.findIndex((tab) => tab === document.activeElement) + step + tabs.length) % tabs.length]
  event.preventDefault()
  next?.focus()
  next?.click()
}

/** Tabs without addresses: the page beside the debugger has the address. The focus of a tab follows the current one. */
export function ViewTabs<Id extends string>({ label, tabs, current, onChange }: ViewTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current?.querySelector('[aria-selected="false"]:focus'))
      list.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [current])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.tabs}
      onKeyDown={moveByKey}
      tabIndex={-1}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === current}
          tabIndex={tab.id === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
