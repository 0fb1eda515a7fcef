import { Suspense, useCallback } from 'react'
import { useObservable } from '#store/observable'
import { useConsolePart } from '#store/hooks'
import type { NavBlock } from '#features/kit/noun/navigation'
import { shortcutsOpen } from '#features/kit/shortcuts/shortcutsOpen'
import { useGoKeys } from '#features/kit/shortcuts/useGoKeys'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'
import { lazyPart } from '#ui/lazyPart'

const ShortcutDialog = lazyPart(async () => (await import('./ShortcutDialog')).ShortcutDialog)

/** Listens for the shortcuts every page has, and shows the list of all on `?`. */
export function ShortcutHost({ blocks }: { blocks: readonly NavBlock[] }) {
  const openness = useConsolePart(shortcutsOpen)
  const isOpen = useObservable(openness)
  useShortcut(
    'shortcuts',
    useCallback(() => openness.set(true), [openness]),
  )
  useGoKeys(blocks)
  return isOpen ? (
    <Suspense>
      <ShortcutDialog blocks={blocks} onDismiss={() => openness.set(false)} />
    </Suspense>
  ) : null
}
