import type { ReactElement, ReactNode } from 'react'

/** One entry of a menu: an action or a link. */
export interface MenuItem {
  key: string
  label: string
  tone?: 'danger'
  /** The group of the entry; a separator is drawn between groups. */
  group?: 'look' | 'change' | 'remove'
  /** A radio entry of the group `of`. */
  radio?: { of: string; isChecked: boolean }
  /** Drawn before the label; `description` says what it shows. */
  mark?: ReactNode
  /** The action of the mark, by click or Alt+Enter, called with the menu's button after the menu has closed. */
  onMark?: ((button: HTMLElement) => void) | undefined
  /** Read by screen readers after the label. */
  description?: string | undefined
  /** A second line: what it does besides its label. */
  detail?: string | undefined
  /** The entry links to the current page. */
  isCurrent?: boolean
  /** A placeholder for entries that are loading. */
  isPlaceholder?: true
  /** Why the entry is disabled; it stays in the menu with this reason. */
  disabledReason?: string
  onSelect?: () => void
  /** The text that the entry copies. */
  copies?: string
  /** A link element that renders the item. */
  link?: ReactElement
}
