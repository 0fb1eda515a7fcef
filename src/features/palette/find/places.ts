import { projectNavigation } from '#features/areas/project'
import { settingsNavigation } from '#features/areas/settings'
import { siloNavigation } from '#features/areas/silo'
import { systemNavigation } from '#features/areas/system'
import { announceSets, bgpConfigs } from '#features/bgp/noun'
import { builtInUsers } from '#features/identities/noun'
import { physicalDisks, uninitializedSleds } from '#features/inventory/noun'
import type { NavBlock } from '#features/kit/noun/navigation'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { certificates } from '#features/silo/certificates/noun'
import { groups } from '#features/silo/groups/noun'
import { switchPorts } from '#features/switches/ports/noun'
import { uplinks } from '#features/switches/uplinks/noun'
import { isOff } from '#store/model/settings'
import type { Here } from './here'

/** A list that is a tab of another page. */
interface Tab {
  title: string
  to: { list: (() => string) & { path: string } }
}

const siloTabs: readonly Tab[] = [groups, certificates]
const systemTabs: readonly Tab[] = [
  announceSets,
  bgpConfigs,
  builtInUsers,
  physicalDisks,
  switchPorts,
  uninitializedSleds,
  uplinks,
]

const ofBlocks = (place: string, blocks: readonly NavBlock[]): PaletteEntry[] =>
  blocks.flatMap(({ heading, items }) =>
    // The first block of each area is that of all areas.
    heading === undefined
      ? []
      : items.map(({ label, to }) => ({
          label,
          to,
          place: place === 'System' && heading !== place ? `${place}, ${heading}` : place,
          group: 'Pages',
          isFound: true,
        })),
  )

const ofTabs = (place: string, tabs: readonly Tab[]): PaletteEntry[] =>
  tabs
    .filter(({ to }) => !isOff(to.list.path))
    .map(({ title, to }) => ({ label: title, to: to.list(), place, group: 'Pages', isFound: true }))

/** The pages of all areas that the user may open, each with its place. */
export const placesFor = ({ silo, project, isOperator }: Here): readonly PaletteEntry[] => [
  ...(project === undefined ? [] : ofBlocks(`Project ${project}`, projectNavigation(project, isOperator))),
  ...ofBlocks(`Silo ${silo}`, siloNavigation(silo)),
  ...ofTabs(`Silo ${silo}`, siloTabs),
  ...(isOperator ? [...ofBlocks('System', systemNavigation()), ...ofTabs('System', systemTabs)] : []),
  ...ofBlocks('Settings', settingsNavigation()),
]
