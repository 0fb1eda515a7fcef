// The keys that have a listener. Their words, and the keys of the primitives, are in allShortcuts.ts, which no first page
// needs.

/** Each is one key or one combination: `mod+K` is ⌘K on Apple's systems, ctrl+K elsewhere. */
export const KEYS = {
  palette: 'mod+K',
  shortcuts: '?',
  machines: 'mod+.',
  activity: 'mod+;',
  filter: '/',
  select: 'x',
  selectAll: 'mod+A',
  submit: 'mod+Enter',
} as const

/** The shortcuts of {@link useShortcut}. */
export type ListenedShortcut = Exclude<keyof typeof KEYS, 'select' | 'selectAll'>

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
export const shownKeys = (keys: string, isApple: boolean) => keys.replace('mod+', isApple ? '⌘' : 'ctrl+')
