import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../paths'
import type { NavBlock } from '../navigation'
import { useCrumbs } from '../crumbs'
import { useMe } from '../useMe'
import { setPaletteOpen, usePaletteEntries, usePaletteOpen, type PaletteEntry } from './paletteStore'

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog')).PaletteDialog }))

/** Listens for mod+K and offers the entries every page has: its neighbours, the way up, and the other areas. */
export function PaletteHost({ blocks }: { blocks: readonly NavBlock[] }) {
  const open = usePaletteOpen()
  const { pathname } = useLocation()
  const { isFleetViewer } = useMe()
  const crumbs = useCrumbs()
  const up = crumbs.map((crumb) => `${crumb.to} ${crumb.label}`).join('\n')

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      setPaletteOpen(!open)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  const entries = useMemo(() => {
    const list: PaletteEntry[] = blocks.flatMap((block) =>
      block.items
        .filter((item) => item.to !== pathname)
        .map((item) => ({ label: item.label, group: block.heading ?? 'Silo', to: item.to })),
    )
    for (const line of up.split('\n').slice(0, -1)) {
      const [to = '', ...label] = line.split(' ')
      if (to !== pathname) list.push({ label: label.join(' '), group: 'Go up', to })
    }
    if (isFleetViewer && !pathname.startsWith('/system/'))
      list.push({ label: 'Manage system', group: 'System', to: paths.silos() })
    if (!pathname.startsWith('/settings/'))
      list.push({ label: 'Settings', group: 'User', to: paths.profile() })
    return list
  }, [blocks, pathname, up, isFleetViewer])
  usePaletteEntries(entries)

  return open ? (
    <Suspense>
      <PaletteDialog />
    </Suspense>
  ) : null
}
