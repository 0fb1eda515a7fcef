// Every keyboard shortcut of the console: its keys, its words and where it works. The listeners, the palette's hints,
// the list on `?` and the help page read this file.

/** Where a shortcut works. */
export const SCOPES = {
  everywhere: 'Everywhere',
  lists: 'On a page with a list',
  palette: 'In quick actions',
  menus: 'In a menu',
  panels: 'In a dialog or a side panel',
} as const
export type Scope = keyof typeof SCOPES

export interface Shortcut {
  /** Alternatives; each is one key or one combination: `mod+K` is cmd+K on Apple's systems, ctrl+K elsewhere. */
  keys: readonly string[]
  words: string
  scope: Scope
}

export const SHORTCUTS = {
  palette: { keys: ['mod+K'], words: 'Open or close quick actions', scope: 'everywhere' },
  shortcuts: { keys: ['?'], words: 'Show the keyboard shortcuts', scope: 'everywhere' },
  machines: { keys: ['mod+.'], words: 'Open or close the machine debugger', scope: 'everywhere' },
  toasts: { keys: ['F6'], words: 'Go to the newest notification, and back', scope: 'everywhere' },
  filter: { keys: ['/'], words: 'Filter the list', scope: 'lists' },
  paletteOpen: { keys: ['↵'], words: 'Open', scope: 'palette' },
  paletteState: { keys: ['alt ↵'], words: 'State, and what may be done', scope: 'palette' },
  paletteMove: { keys: ['↑', '↓'], words: 'Move', scope: 'palette' },
  palettePage: { keys: ['PgUp', 'PgDn'], words: 'Move by a page', scope: 'palette' },
  paletteEnds: { keys: ['Home', 'End'], words: 'First and last', scope: 'palette' },
  paletteClose: { keys: ['esc'], words: 'Close', scope: 'palette' },
  menuMove: { keys: ['↑', '↓'], words: 'Move; typing finds an entry by its first letters', scope: 'menus' },
  menuClose: { keys: ['esc'], words: 'Close', scope: 'menus' },
  panelClose: { keys: ['esc'], words: 'Close; asks first when something was typed', scope: 'panels' },
} as const satisfies Record<string, Shortcut>

/** Shortcuts that have a listener; the others are keys of the primitives. */
export type ListenedShortcut = 'palette' | 'shortcuts' | 'filter' | 'machines'

/** The first key of a jump: `g`, then the key of a place in the sidebar. */
export const GO_KEY = 'g'

/** How long after `g` the second key may come, in milliseconds. */
export const GO_WITHIN_MS = 1_500

/** Single-character shortcuts conflict with speech input, so users can disable them. Source: WCAG 2.2, 2.1.4. */
export const isSingleCharacter = (keys: string) => !keys.includes('+')

interface Press {
  key: string
  metaKey: boolean
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Whether a key press is this key or combination. Shift counts as part of a single character such as `?`. */
export function isPress(event: Press, keys: string): boolean {
  const isModified = event.metaKey || event.ctrlKey
  if (isSingleCharacter(keys)) return event.key === keys && !isModified && !event.altKey
  const [, letter = ''] = keys.split('+')
  return event.key.toLowerCase() === letter.toLowerCase() && isModified && !event.altKey && !event.shiftKey
}

/** A key combination as written on this platform. */
export const shownKeys = (keys: string, isApple: boolean) => keys.replace('mod', isApple ? 'cmd' : 'ctrl')
