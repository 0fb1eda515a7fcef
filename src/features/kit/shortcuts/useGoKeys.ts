import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAppSelector, useAppStore } from '#store/hooks'
import { pagesOf, type NavBlock } from '#features/kit/noun/navigation'
import { GO_KEY, GO_WITHIN_MS, isPress } from './shortcuts'
import { mayBeShortcut } from './useShortcut'

/** `g`, then the key of a place in the sidebar, leads there. */
export function useGoKeys(blocks: readonly NavBlock[]) {
  const go = useNavigate()
  const takesCharacters = useAppSelector((state) => state.preferences.characterKeys)
  const { log } = useAppStore()
  useEffect(() => {
    if (!takesCharacters) return
    const places = new Map(pagesOf(blocks).map((page) => [page.goKey, page.to]))
    let begunAt = -Infinity
    function onKeyDown(event: KeyboardEvent) {
      const isSecond = event.timeStamp - begunAt < GO_WITHIN_MS
      begunAt = -Infinity
      if (!mayBeShortcut(event)) return
      const to = isSecond && isPress(event, event.key) ? places.get(event.key) : undefined
      if (to) {
        event.preventDefault()
        const keys = `${GO_KEY} ${event.key}`
        log.intent(`press ${keys}`, 'keyboard', { keys }, null)
        void go(to)
      } else if (isPress(event, GO_KEY)) begunAt = event.timeStamp
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [blocks, go, takesCharacters, log])
}
