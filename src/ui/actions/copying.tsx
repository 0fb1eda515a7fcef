import { useEffect, useState, type ReactNode } from 'react'
import styles from './copying.module.css'

/** How long "Copied" is shown, in milliseconds. Rule: UI-2. */
const COPIED_MS = 2_000

/** Said where no way of copying worked. */
export const COULD_NOT_COPY = 'Could not copy: the browser does not allow it.'

/** Copies by the page's selection, which works without a clipboard too, but in a click or a key press alone. */
function copyBySelection(text: string): boolean {
  const mark = document.createElement('span')
  mark.textContent = text
  Object.assign(mark.style, { position: 'fixed', clipPath: 'inset(50%)', whiteSpace: 'pre' })
  document.body.append(mark)
  const selection = getSelection()
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  selection?.selectAllChildren(mark)
  // Where a field has the focus, the browser would copy the selection of the field.
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', give, { capture: true, once: true })
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', give, { capture: true })
    selection?.removeAllRanges()
    if (before) selection?.addRange(before)
    mark.remove()
  }
}

/**
 * Copies a text. A page that was fetched by plain HTTP has no clipboard, and a browser may refuse it.
 *
 * @returns whether it was copied; never throws
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    const { clipboard } = navigator as { clipboard?: Clipboard }
    if (clipboard) {
      await clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused: the other way may be allowed.
  }
  try {
    return copyBySelection(text)
  } catch {
    return false
  }
}

/**
 * Copying by a button: what came of it, "copied" for two seconds and "failed" until the next attempt, and what is said
 * beside the button when it failed.
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  const failure: ReactNode = outcome === 'failed' && (
    <span role="alert" className={styles.failure}>
      {COULD_NOT_COPY}
    </span>
  )
  return { outcome, copy, failure }
}
