import { useEffect, useMemo, useRef } from 'react'
import type { CreateValues } from './createValues'
import { hasUserData, keepDraft, type DraftKey } from './draft'

interface DraftOptions {
  key: DraftKey
  values: CreateValues
  /** Whether anything has been typed that is worth keeping. */
  isChanged: boolean
}

/**
 * Keeps what was typed when the page is left, for a look elsewhere, or reloaded. Written on the way out rather than at
 * every keystroke. User data does not survive a reload, so then the browser asks first.
 *
 * @returns forgets it: what was typed has been sent, or is not wanted any more
 */
export function useDraft({ key: { userId, project, like }, values, isChanged }: DraftOptions): () => void {
  const latest = useRef({ values, isChanged })
  const isOver = useRef(false)
  const key = useMemo(() => ({ userId, project, like }), [userId, project, like])
  useEffect(() => {
    latest.current = { values, isChanged }
  }, [values, isChanged])

  useEffect(() => {
    const keep = () => {
      if (!isOver.current && latest.current.isChanged) keepDraft(key, latest.current.values)
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOver.current && hasUserData(latest.current.values)) event.preventDefault()
    }
    addEventListener('pagehide', keep)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('beforeunload', ask)
      keep()
    }
  }, [key])
  return () => {
    isOver.current = true
  }
}
