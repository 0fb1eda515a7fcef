import { projectNavigation } from '#features/areas/project'
import { settingsNavigation } from '#features/areas/settings'
import { siloNavigation } from '#features/areas/silo'
import { systemNavigation } from '#features/areas/system'
import { announceSets, bgpConfigs } from '#features/bgp/noun'
import { builtInUsers } from '#features/identities/noun'
import { deletedThings } from '#features/deleted/noun'
import { physicalDisks, uninitializedSleds } from '#features/inventory/noun'
import { pagesOf, type NavBlock } from '#features/kit/noun/navigation'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { certificates } from '#features/silo/certificates/noun'
import { groups } from '#features/silo/groups/noun'
import { switchPorts } from '#features/switches/ports/noun'
import { uplinks } from '#features/switches/uplinks/noun'
import { projects } from '#features/projects/noun'
import { silos } from '#features/silos/noun'
import { vpcs } from '#features/vpcs/noun'
import { isOff } from '#store/model/settings'
import type { Here } from './here'

/** A list that is a tab of another page. */
interface Tab {
  title: string
  /** Other words that find it. */
  texts?: readonly string[]
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

/** The pages of the blocks that belong to one area: not the foot, and not the block that leads out of the area. */
const ofBlocks = (place: string, blocks: readonly NavBlock[]): PaletteEntry[] =>
  blocks
    .filter(({ heading, group, isFoot }) => !isFoot && (heading ?? group) !== undefined)
    .flatMap((block) =>
      pagesOf([block]).map(({ label, to }) => ({
        label,
        to,
        place: place === 'System' && block.heading !== undefined ? `${place}, ${block.heading}` : place,
        group: 'Pages',
        isFound: true,
      })),
    )

const ofTabs = (place: string, tabs: readonly Tab[]): PaletteEntry[] =>
  tabs
    .filter(({ to }) => !isOff(to.list.path))
    .map(({ title, texts, to }) => ({
      label: title,
      ...(texts && { texts }),
      to: to.list(),
      place,
      group: 'Pages',
      isFound: true,
    }))

/** A list of a project without a place in its sidebar. */
const inProject = ({ title, to: { list } }: typeof deletedThings, project: string): Tab => ({
  title,
  texts: ['recently deleted', 'bring back', 'restore', 'recover', 'undelete', 'trash', 'recycle bin'],
  to: { list: Object.assign(() => list({ project }), { path: list.path }) },
})

/** The pages that take down the VPC, the project or the silo of the page. */
function takeDowns({ project, vpc, tenant, isOperator }: Here): PaletteEntry[] {
  const entry = (of: string, place: string, to: string): PaletteEntry => ({
    label: `Take down ${of}…`,
    texts: ['take down', 'delete everything', 'tear down'],
    place,
    group: 'Pages',
    isFound: true,
    to,
  })
  const list: PaletteEntry[] = []
  if (project !== undefined) {
    const place = `Project ${project}`
    if (vpc !== undefined) list.push(entry(`VPC ${vpc}`, place, vpcs.to.takeDown({ project, vpc })))
    list.push(entry(`project ${project}`, place, projects.to.takeDown({ project })))
  }
  if (tenant !== undefined && isOperator)
    list.push(entry(`silo ${tenant}`, 'System', silos.to.takeDown({ silo: tenant })))
  return list
}

/** The pages of all areas that the user may open, each with its place. */
export const placesFor = (here: Here): readonly PaletteEntry[] => [...takeDowns(here), ...areasFor(here)]

const areasFor = ({ silo, project, isOperator }: Here): readonly PaletteEntry[] => [
  ...(project === undefined
    ? []
    : [
        ...ofBlocks(`Project ${project}`, projectNavigation(project, isOperator)),
        ...ofTabs(`Project ${project}`, [inProject(deletedThings, project)]),
      ]),
  ...ofBlocks(`Silo ${silo}`, siloNavigation(silo)),
  ...ofTabs(`Silo ${silo}`, siloTabs),
  ...(isOperator ? [...ofBlocks('System', systemNavigation()), ...ofTabs('System', systemTabs)] : []),
  ...ofBlocks('Settings', settingsNavigation()),
]
