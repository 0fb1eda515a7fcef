import { createContext, useEffect, useState, type ReactNode } from 'react'
import styles from './copying.module.css'

/** How long "Copied" is shown, in milliseconds. Rule: UI-2. */
const COPIED_MS = 2_000

/** The message when no way of copying works. */
export const COULD_NOT_COPY = 'Could not copy: the browser does not allow it.'

/** A page without a clipboard preloads the fallback: it works only shortly after a click. */
const loadFallback = () => import('./copyBySelection')
if (globalThis.isSecureContext === false) loadFallback().catch(() => {})

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
    // The browser refused; the fallback may work.
  }
  try {
    const { copyBySelection } = await loadFallback()
    return copyBySelection(text)
  } catch {
    return false
  }
}

/** Reports a failed copy of a menu entry. The menu has closed by then, so the page shows the failure. */
export const CopyFailed = createContext(() => {})

/** Lets the parent of a message wrap. A rule with `:has()` would be asked of every element (decision 073). */
function wrapAround(message: HTMLElement) {
  const parent = message.parentElement
  parent?.toggleAttribute('data-copy-failed', true)
  return () => parent?.removeAttribute('data-copy-failed')
}

/**
 * Copying by a button. `outcome` is "copied" for two seconds and "failed" until the next attempt; `failure` is
 * the message beside the button.
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
    <span ref={wrapAround} role="alert" className={styles.failure}>
      {COULD_NOT_COPY}
    </span>
  )
  return { outcome, copy, failure }
}
