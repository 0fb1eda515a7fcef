import { Suspense, useCallback } from 'react'
import type { NavBlock } from '#features/routing/navigation'
import { setShortcutsOpen, useShortcutsOpen } from './shortcutsOpen'
import { useGoKeys } from './useGoKeys'
import { useShortcut } from './useShortcut'
import { lazyPart } from '#ui/lazyPart'

const ShortcutDialog = lazyPart(async () => (await import('./ShortcutDialog')).ShortcutDialog)

/** Listens for the shortcuts every page has, and shows the list of all on `?`. */
export function ShortcutHost({ blocks }: { blocks: readonly NavBlock[] }) {
  const isOpen = useShortcutsOpen()
  useShortcut(
    'shortcuts',
    useCallback(() => setShortcutsOpen(true), []),
  )
  useGoKeys(blocks)
  return isOpen ? (
    <Suspense>
      <ShortcutDialog blocks={blocks} onDismiss={() => setShortcutsOpen(false)} />
    </Suspense>
  ) : null
}
