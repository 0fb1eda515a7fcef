import ExternalLink from 'lucide-react/icons/external-link'
import { useState, type ReactNode } from 'react'
import { useAppStore } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import type { DebugSource } from '../../source/debugSource'
import { openOwnWindow } from '../../source/ownWindow'
import styles from './useOwnWindow.module.css'

/**
 * The button that opens the debugger in a second window, and a message for a browser that blocks it.
 *
 * @param query the initial view of the window
 */
export function useOwnWindow(
  source: DebugSource,
  query: URLSearchParams,
): { button: ReactNode; blocked: ReactNode } {
  const store = useAppStore()
  const [isBlocked, setBlocked] = useState(false)
  return {
    button: (
      <Button
        size="small"
        tone="ghost"
        icon={<ExternalLink size={14} aria-hidden />}
        onClick={() => setBlocked(!openOwnWindow(store, source, query))}
      >
        Own window
      </Button>
    ),
    blocked: isBlocked && (
      <p role="alert" className={styles.blocked}>
        The browser blocked the window. Allow windows for this site, then try again.
      </p>
    ),
  }
}
