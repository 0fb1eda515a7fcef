import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../paths'
import { useCrumbs } from '../crumbs'
import type { NavBlock } from '../navigation'
import { setShortcutsOpen } from '../shortcuts/shortcutsOpen'
import { useShortcut } from '../shortcuts/useShortcut'
import { useMe } from '../useMe'
import { togglePalette, usePaletteEntries, usePaletteOpen, type PaletteEntry } from './paletteStore'
import { useEarlyKeys } from './useEarlyKeys'

const load = async () => ({ default: (await import('./PaletteDialog')).PaletteDialog })
const PaletteDialog = lazy(load)

const always: readonly PaletteEntry[] = [
  { label: 'Keyboard shortcuts', group: 'Help', run: () => setShortcutsOpen(true) },
]

/** Listens for mod+K and offers the entries every page has: its neighbours, the way up, and the other areas. */
export function PaletteHost({ blocks }: { blocks: readonly NavBlock[] }) {
  const open = usePaletteOpen()
  const { pathname } = useLocation()
  const { me, isFleetViewer } = useMe()
  const silo = me?.siloName
  const crumbs = useCrumbs()
  const up = crumbs.map((crumb) => `${crumb.to} ${crumb.label}`).join('\n')

  const [hasField, setHasField] = useState(false)
  useEffect(() => setHasField(false), [open])
  useEarlyKeys(open && !hasField)
  useShortcut('palette', togglePalette)
  useEffect(() => {
    // The first half of mod+K: by the second half the code is on its way.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') void load()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const entries = useMemo(() => {
    const list: PaletteEntry[] = blocks.flatMap((block) =>
      block.items
        .filter((item) => item.to !== pathname)
        .map((item) => ({
          label: item.label,
          group: block.group ?? block.heading ?? 'Console',
          to: item.to,
        })),
    )
    for (const line of up.split('\n').slice(0, -1)) {
      const [to = '', ...label] = line.split(' ')
      if (to !== pathname) list.push({ label: label.join(' '), group: 'Go up', to })
    }
    if (pathname.startsWith('/system/'))
      list.push({
        label: 'Projects',
        group: silo ? `Back to silo ${silo}` : 'Back to silo',
        to: paths.projects(),
      })
    else if (isFleetViewer) list.push({ label: 'Manage system', group: 'System', to: paths.silos() })
    if (!pathname.startsWith('/settings/'))
      list.push({ label: 'Settings', group: 'User', to: paths.profile() })
    return list
  }, [blocks, pathname, up, isFleetViewer, silo])
  usePaletteEntries(entries, true)
  usePaletteEntries(always, true)

  return open ? (
    <Suspense>
      <PaletteDialog onField={() => setHasField(true)} />
    </Suspense>
  ) : null
}
