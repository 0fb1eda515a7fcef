import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { projects } from '#features/projects/noun'
import { toSettings, toSystem } from '#features/areas/addresses'
import { usePart } from '#store/hooks'
import { Logo } from '#ui/layout/Logo'
import { useCrumbs } from '#features/kit/routing/crumbs'
import type { NavBlock } from '#features/kit/noun/navigation'
import { shortcutsOpen } from '#features/kit/shortcuts/shortcutsOpen'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'
import { useMe } from '#features/kit/roles/useMe'
import { PaletteDialog } from './lazyPaletteDialog'
import {
  palette,
  usePaletteEntries,
  usePaletteOpen,
  type PaletteEntry,
} from '#features/kit/palette/paletteStore'
import { useEarlyKeys } from './useEarlyKeys'

const none: readonly PaletteEntry[] = []

/** Listens for mod+K and registers the entries of every page: siblings, parents and the other areas. */
export function PaletteHost({ blocks }: { blocks: readonly NavBlock[] }) {
  const { close, toggle } = usePart(palette)
  const open = usePaletteOpen()
  const { pathname } = useLocation()
  const { me, isFleetViewer } = useMe()
  const silo = me?.siloName
  const crumbs = useCrumbs()

  const [hasField, setHasField] = useState(false)
  useEffect(() => setHasField(false), [open])
  useEarlyKeys(open && !hasField)
  useShortcut('palette', toggle)
  useEffect(() => {
    // Loads the code as soon as the modifier of mod+K is pressed.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') PaletteDialog.preload()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const entries = useMemo(() => {
    // While it is closed, a navigation computes no entries.
    if (!open) return none
    const list: PaletteEntry[] = blocks.flatMap((block) =>
      block.items
        .filter((item) => item.to !== pathname)
        .map((item) => ({
          label: item.label,
          mark: <item.icon size={16} />,
          group: block.group ?? block.heading ?? 'Console',
          to: item.to,
        })),
    )
    for (const { label, to } of crumbs.slice(0, -1))
      if (to !== pathname) list.push({ label, group: 'Go up', to })
    if (pathname.startsWith('/system/'))
      list.push({
        label: 'Projects',
        group: silo ? `Back to silo ${silo}` : 'Back to silo',
        to: projects.to.list(),
      })
    else if (isFleetViewer)
      list.push({ label: 'Manage system', group: 'System', mark: <Logo size={16} />, to: toSystem() })
    if (!pathname.startsWith('/settings/'))
      list.push({ label: 'Settings', group: 'User', mark: 'settings', to: toSettings() })
    return list
  }, [open, blocks, pathname, crumbs, isFleetViewer, silo])
  usePaletteEntries(entries, true)
  const { set: openShortcuts } = usePart(shortcutsOpen)
  const always = useMemo<readonly PaletteEntry[]>(
    () => [
      {
        label: 'Keyboard shortcuts',
        group: 'Help',
        mark: 'keyboard',
        run: () => openShortcuts(true),
      },
    ],
    [openShortcuts],
  )
  usePaletteEntries(always, true)

  return open ? (
    <Suspense>
      <PaletteDialog onField={() => setHasField(true)} onDismiss={close} />
    </Suspense>
  ) : null
}
