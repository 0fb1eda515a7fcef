/** The meaning of a key press before the palette's field is ready. */
export type EarlyKey = { typed: string } | 'run' | 'close' | 'swallow' | 'pass'

interface Press {
  key: string
  metaKey: boolean
  ctrlKey: boolean
  altKey: boolean
}

/**
 * The palette is open from the key press on, but its code may still be loading. Until its field has the focus, keys are
 * stored for it; otherwise the first letters would be lost or would press a button of the page.
 *
 * @param typed the text so far
 */
export function earlyKey({ key, metaKey, ctrlKey, altKey }: Press, typed: string): EarlyKey {
  if (metaKey || ctrlKey || altKey) return 'pass'
  if (key === 'Escape') return 'close'
  if (key === 'Backspace') return { typed: typed.slice(0, -1) }
  if (key.length === 1) return { typed: typed + key }
  if (key === 'Enter') return 'run'
  // The arrow keys would act on the page below the palette; there is no list to move through yet.
  return key.startsWith('Arrow') ? 'swallow' : 'pass'
}
