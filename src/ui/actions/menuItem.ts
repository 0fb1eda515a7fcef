import type { ReactElement, ReactNode } from 'react'

/** The fields that the entries of every kind have. */
interface Entry {
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
  /** Why the entry is disabled; it stays in the menu with this reason, and does nothing. */
  disabledReason?: string | undefined
}

/** An entry that leads to a page. */
interface LinkItem extends Entry {
  kind: 'link'
  /** The link element that renders the entry. */
  link: ReactElement
  /** It links to the current page. */
  isCurrent?: boolean
}

/** An entry that acts in the page. */
interface ActItem extends Entry {
  kind: 'act'
  onSelect: () => void
}

/** An entry that copies a text. */
interface CopyItem extends Entry {
  kind: 'copy'
  copies: string
}

/** An entry that runs a command. */
export interface CommandEntry extends Entry {
  kind: 'command'
  onSelect: () => void
}

/** An entry that can do nothing here, and says why. */
interface OffItem extends Entry {
  kind: 'off'
  disabledReason: string
  /** The entry is shown while the real ones are loading. */
  isPlaceholder?: true
}

/** One entry of a menu. */
export type MenuItem = LinkItem | ActItem | CopyItem | CommandEntry | OffItem
