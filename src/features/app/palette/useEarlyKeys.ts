import { useEffect } from 'react'
import { earlyKey } from './earlyKeys'
import { isPaletteRun, paletteText, runPalette, setPaletteOpen, setPaletteText } from './paletteStore'

/** Keeps what is typed for the palette's field, while `isWaiting` for it. */
export function useEarlyKeys(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    function onKeyDown(event: KeyboardEvent) {
      const key = earlyKey(event, paletteText())
      if (key === 'pass') return
      event.preventDefault()
      event.stopPropagation()
      // Enter ends the typing: what comes after it is not for the palette.
      if (key === 'swallow' || isPaletteRun()) return
      if (key === 'close') setPaletteOpen(false)
      else if (key === 'run') runPalette()
      else setPaletteText(key.typed)
    }
    // Before anything of the page sees the key.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isWaiting])
}
