import { Suspense, useCallback, useEffect, useRef } from 'react'
import { usePart } from '#store/hooks'
import type { NavBlock } from '#features/kit/noun/navigation'
import { palette, usePaletteOpen } from '#features/kit/palette/paletteStore'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'
import { PaletteDialog } from './lazyPaletteDialog'
import { useEarlyKeys } from './useEarlyKeys'

/** Listens for mod+K, and has the palette while it is open. @param blocks the links of the sidebar */
export function PaletteHost({ blocks }: { blocks: readonly NavBlock[] }) {
  useShortcut('palette', usePart(palette).toggle)
  useEffect(() => {
    // Loads the code as soon as the modifier of mod+K is pressed.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') PaletteDialog.preload()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return usePaletteOpen() ? <OpenPalette blocks={blocks} /> : null
}

/** The open palette. Stores keys until its field has the focus. */
function OpenPalette({ blocks }: { blocks: readonly NavBlock[] }) {
  const { close } = usePart(palette)
  const hasField = useRef(false)
  const onField = useCallback(() => {
    hasField.current = true
  }, [])
  useEarlyKeys(hasField)
  return (
    <Suspense>
      <PaletteDialog blocks={blocks} onField={onField} onDismiss={close} />
    </Suspense>
  )
}
