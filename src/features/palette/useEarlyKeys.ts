import { useEffect, type RefObject } from 'react'
import { earlyKey } from './earlyKeys'
import { usePart } from '#store/hooks'
import { palette as palettePart } from '#features/kit/palette/paletteStore'

/** Stores key presses for the palette's field until it has the focus. */
export function useEarlyKeys(hasField: RefObject<boolean>) {
  const palette = usePart(palettePart)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (hasField.current) return
      // Ignores keys in the dialog that replaces the palette if its code could not be fetched.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      const key = earlyKey(event, palette.text.get())
      if (key === 'pass') return
      event.preventDefault()
      event.stopPropagation()
      // Enter ends the input; later keys are not for the palette.
      if (key === 'swallow' || palette.isRun.get()) return
      if (key === 'close') palette.close()
      else if (key === 'run') palette.isRun.set(true)
      else palette.type(key.typed)
    }
    // In the capture phase, before the page handles the key.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [palette, hasField])
}
