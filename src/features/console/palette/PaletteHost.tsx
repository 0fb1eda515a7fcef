import { Suspense, useCallback, useEffect, useRef, type RefObject } from 'react'
import { useConsolePart } from '#store/hooks'
import type { NavBlock } from '#features/kit/noun/navigation'
import { palette, usePaletteOpen } from '#features/kit/palette/paletteStore'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'
import { LatePaletteDialog } from './lazyPaletteDialog'
import { earlyKey } from './earlyKeys'

/** Listens for mod+K, and has the palette while it is open. @param blocks the links of the sidebar */
export function PaletteHost({ blocks }: { blocks: readonly NavBlock[] }) {
  useShortcut('palette', useConsolePart(palette).toggle)
  useEffect(() => {
    // Loads the code as soon as the modifier of mod+K is pressed.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') LatePaletteDialog.preload()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return usePaletteOpen() ? <OpenPalette blocks={blocks} /> : null
}

/** Stores key presses for the palette's field until it has the focus. */
function useEarlyKeys(hasField: RefObject<boolean>) {
  const { text, isRun, close, type } = useConsolePart(palette)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (hasField.current) return
      // Ignores keys in the dialog that replaces the palette if its code could not be fetched.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      const key = earlyKey(event, text.get())
      if (key === 'pass') return
      event.preventDefault()
      event.stopPropagation()
      // Enter ends the input; later keys are not for the palette.
      if (key === 'swallow' || isRun.get()) return
      if (key === 'close') close()
      else if (key === 'run') isRun.set(true)
      else type(key.typed)
    }
    // In the capture phase, before the page handles the key.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [text, isRun, close, type, hasField])
}

/** The open palette. Stores keys until its field has the focus. */
function OpenPalette({ blocks }: { blocks: readonly NavBlock[] }) {
  const { close } = useConsolePart(palette)
  const hasField = useRef(false)
  const onField = useCallback(() => {
    hasField.current = true
  }, [])
  useEarlyKeys(hasField)
  return (
    <Suspense>
      <LatePaletteDialog blocks={blocks} onField={onField} onDismiss={close} />
    </Suspense>
  )
}
