import { useEffect } from 'react'
import { earlyKey } from './earlyKeys'
import { closePalette, isPaletteRun, paletteText, runPalette, setPaletteText } from './paletteStore'

/** Stores key presses for the palette's field while it is loading (`isWaiting`). */
export function useEarlyKeys(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    function onKeyDown(event: KeyboardEvent) {
      // In place of the palette stands that its code could not be fetched.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      const key = earlyKey(event, paletteText())
      if (key === 'pass') return
      event.preventDefault()
      event.stopPropagation()
      // Enter ends the input; later keys are not for the palette.
      if (key === 'swallow' || isPaletteRun()) return
      if (key === 'close') closePalette()
      else if (key === 'run') runPalette()
      else setPaletteText(key.typed)
    }
    // In the capture phase, before the page handles the key.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isWaiting])
}
