import { useLocation, useParams } from 'react-router'
import { isInSystem, toSettings, toSystem } from '#features/kit/noun/areaAddresses'
import { useCrumbs } from '#features/kit/routing/crumbs'
import { pagesOf, type NavBlock } from '#features/kit/noun/navigation'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { useMe } from '#features/kit/roles/useMe'
import { shortcutsOpen } from '#features/kit/shortcuts/shortcutsOpen'
import { projects } from '#features/silo/projects/noun'
import { useSignOut } from '#features/kit/roles/useSignOut'
import { heightLabel, heights, themeLabel, themes } from '#features/shared/looks'
import { useAppDispatch, useAppSelector, useConsolePart } from '#store/hooks'
import { rowsPicked, themePicked } from '#store/slices/preferences'
import { Logo } from '#ui/layout/Logo'
import { instances } from '#features/project/instances/noun'
import { helpEntries } from './helpEntries'
import { inProjectEntry } from './inProjectEntry'
import { recentEntries } from './recents'

interface FrameEntries {
  /** The recent pages and the links of the sidebar: they come before the entries of the page. */
  before: readonly PaletteEntry[]
  /** The parents of the page, the other areas, help, the look and the end of the session: they come after those. */
  after: readonly PaletteEntry[]
}

const linksOf = (block: NavBlock, pathname: string): PaletteEntry[] =>
  pagesOf([block])
    .filter((item) => item.to !== pathname)
    .map((item) => ({
      label: item.label,
      mark: <item.icon size={16} />,
      group: block.group ?? block.heading ?? 'Console',
      to: item.to,
    }))

/** The themes, the heights of rows and signing out, as in the user menu: found by typing. */
function useUserEntries(): readonly PaletteEntry[] {
  const dispatch = useAppDispatch()
  const look = useAppSelector(({ preferences }) => preferences)
  const signOut = useSignOut()
  const entry = { group: 'Console', isFound: true } as const
  const whyNot = (isChosen: boolean) => (isChosen ? 'It is so already' : undefined)
  return [
    ...themes.map((theme) => ({
      ...entry,
      label: themeLabel(theme),
      words: [`${theme} mode`, 'appearance', 'colours'],
      disabledReason: whyNot(theme === look.theme),
      run: () => void dispatch(themePicked(theme)),
    })),
    ...heights.map((rows) => ({
      ...entry,
      label: heightLabel(rows),
      words: ['density', 'appearance'],
      disabledReason: whyNot(rows === look.rows),
      run: () => void dispatch(rowsPicked(rows)),
    })),
    { ...entry, label: 'Sign out', words: ['log out', 'log off'], run: signOut },
  ]
}

/** From outside of all projects, what most people come for; other things to create are found by typing. */
const createInstance = inProjectEntry({
  label: instances.forms.create,
  path: instances.to.create.path,
  needs: instances.creates.create,
})

/** The entries of every page. */
export function useFrameEntries(blocks: readonly NavBlock[]): FrameEntries {
  const { pathname } = useLocation()
  const { project } = useParams()
  const { me, isFleetViewer } = useMe()
  const silo = me?.siloName
  const crumbs = useCrumbs()
  const { set: openShortcuts } = useConsolePart(shortcutsOpen)
  const ofUser = useUserEntries()
  const links = blocks.flatMap((block) => linksOf(block, pathname))
  const after: PaletteEntry[] = project === undefined ? [createInstance] : []
  for (const { label, to } of crumbs.slice(0, -1))
    if (to !== pathname) after.push({ label, group: 'Go up', to })
  if (isInSystem(pathname))
    after.push({
      label: 'Projects',
      group: silo ? `Back to silo ${silo}` : 'Back to silo',
      to: projects.to.list(),
    })
  else if (isFleetViewer)
    after.push({ label: 'Manage system', group: 'System', mark: <Logo size={16} />, to: toSystem() })
  if (!pathname.startsWith('/settings/'))
    after.push({ label: 'Settings', group: 'User', mark: 'settings', to: toSettings() })
  after.push(...helpEntries(() => openShortcuts(true)), ...ofUser)
  return { before: [...(me ? recentEntries(me.id, pathname) : []), ...links], after }
}
