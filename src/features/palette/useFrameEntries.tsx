import { useLocation } from 'react-router'
import { toSettings, toSystem } from '#features/areas/addresses'
import { useCrumbs } from '#features/kit/routing/crumbs'
import { pagesOf, type NavBlock } from '#features/kit/noun/navigation'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { useMe } from '#features/kit/roles/useMe'
import { shortcutsOpen } from '#features/kit/shortcuts/shortcutsOpen'
import { projects } from '#features/projects/noun'
import { usePart } from '#store/hooks'
import { Logo } from '#ui/layout/Logo'
import { recentEntries } from './recents'

/** The entries of every page: the links of its sidebar, its parents, the other areas and the recent pages. */
export function useFrameEntries(blocks: readonly NavBlock[]): readonly PaletteEntry[] {
  const { pathname } = useLocation()
  const { me, isFleetViewer } = useMe()
  const silo = me?.siloName
  const crumbs = useCrumbs()
  const { set: openShortcuts } = usePart(shortcutsOpen)
  const links = blocks.flatMap((block) =>
    pagesOf([block])
      .filter((item) => item.to !== pathname)
      .map((item) => ({
        label: item.label,
        mark: <item.icon size={16} />,
        group: block.group ?? block.heading ?? 'Console',
        to: item.to,
      })),
  )
  const list: PaletteEntry[] = [...(me ? recentEntries(me.id, pathname) : []), ...links]
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
  list.push({ label: 'Keyboard shortcuts', group: 'Help', mark: 'keyboard', run: () => openShortcuts(true) })
  return list
}
