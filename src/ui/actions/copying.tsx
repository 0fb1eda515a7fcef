import { createContext, useEffect, useState, type ReactNode } from 'react'
import styles from './copying.module.css'

/** How long "Copied" is shown, in milliseconds. Rule: UI-2. */
const COPIED_MS = 2_000

/** Said where no way of copying worked. */
export const COULD_NOT_COPY = 'Could not copy: the browser does not allow it.'

/** Pages with a clipboard are the rule. The others need it at once: it works shortly after a click alone. */
const loadOtherWay = () => import('./copyBySelection')
if (globalThis.isSecureContext === false) loadOtherWay().catch(() => {})

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
    const { copyBySelection } = await loadOtherWay()
    return copyBySelection(text)
  } catch {
    return false
  }
}

/** Called when an entry of a menu could not copy its text: the menu has closed, so that it has to be said elsewhere. */
export const CopyFailed = createContext(() => {})

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
