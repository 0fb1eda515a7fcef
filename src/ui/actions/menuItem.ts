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
  /** Before the label; what it shows is said in `description`. */
  mark?: ReactNode
  /** What a click on the mark or Alt+Enter does instead, given the menu's button, when the menu has closed. */
  onMark?: ((button: HTMLElement) => void) | undefined
  /** What is said of it after its label. */
  description?: string | undefined
  /** It leads to where one is. */
  isCurrent?: boolean
  /** A placeholder for entries that are loading. */
  isPlaceholder?: true
  /** Why it is disabled; it stays in the menu with this reason. */
  disabledReason?: string
  onSelect?: () => void
  /** The text that it copies. */
  copies?: string
  /** A link element that renders the item. */
  link?: ReactElement
}
