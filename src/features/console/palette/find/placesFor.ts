import type { Params } from 'react-router'
import { projectNavigation } from '#features/areas/projectSidebar'
import { settingsNavigation } from '#features/areas/settingsSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { systemNavigation } from '#features/areas/systemSidebar'
import { help } from '#features/console/help/noun'
import { isTopicOffered } from '#features/kit/help/topicFeatures'
import { topicTitles } from '#features/kit/noun/helpTopics'
import { offeredBlocks, pagesOf, type NavBlock } from '#features/kit/noun/navigation'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { projects } from '#features/silo/projects/noun'
import { silos } from '#features/system/silos/noun'
import type { Version } from '#store/api/versions/generated/shipped'
import { vpcs } from '#features/project/vpcs/noun'
import { HELP_PAGES } from '../helpPagesGroup'
import type { Here } from './here'
import { foundTabs, tabEntry } from './foundTabs'
import { wordsAt, searchWords } from './searchWords'

/** The pages of the blocks that belong to one area: not the foot, and not the block that leads out of the area. */
const ofBlocks = (
  place: string,
  blocks: readonly NavBlock[],
  at: Params,
  version: Version,
): PaletteEntry[] => {
  const words = wordsAt(at)
  return offeredBlocks(blocks, version)
    .filter(({ heading, group, isFoot }) => !isFoot && (heading ?? group) !== undefined)
    .flatMap((block) =>
      pagesOf([block]).map(({ label, to }) => ({
        label,
        to,
        place: place === 'System' && block.heading !== undefined ? `${place}, ${block.heading}` : place,
        group: 'Pages',
        words: words.get(to) ?? [],
        isFound: true,
      })),
    )
}

const ofTabs = (place: string, area: keyof typeof foundTabs, at: Params, version: Version): PaletteEntry[] =>
  Object.values(foundTabs[area]).flatMap((tab) =>
    tabEntry(tab, place, at, version).map((entry) => ({ ...entry, words: searchWords.get(tab.path) ?? [] })),
  )

const helpPagesFor = (version: Version): PaletteEntry[] =>
  Object.entries(topicTitles)
    .filter(([topic]) => isTopicOffered(version, topic))
    .map(([topic, label]) => ({
      label,
      to: help.to.page({ topic }),
      group: HELP_PAGES,
      isFound: true,
    }))

/** The pages that take down the VPC, the project or the silo of the page. */
function deleteAlls({ project, vpc, tenant, isOperator }: Here): PaletteEntry[] {
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
    if (vpc !== undefined) list.push(entry(`VPC ${vpc}`, place, vpcs.to.deleteAll({ project, vpc })))
    list.push(entry(`project ${project}`, place, projects.to.deleteAll({ project })))
  }
  if (tenant !== undefined && isOperator)
    list.push(entry(`silo ${tenant}`, 'System', silos.to.deleteAll({ silo: tenant })))
  return list
}

/**
 * The pages of all areas that the user may open, each with its place, and the help pages. Outside of all projects, those
 * of the project that was used last.
 */
export const placesFor = (here: Here): readonly PaletteEntry[] => [
  ...deleteAlls(here),
  ...areasFor(here),
  ...helpPagesFor(here.version),
]

const ofProject = (
  project: string,
  { isOperator, version }: Pick<Here, 'isOperator' | 'version'>,
  at: Params,
): PaletteEntry[] => [
  ...ofBlocks(`Project ${project}`, projectNavigation(project, isOperator), at, version),
  ...ofTabs(`Project ${project}`, 'project', at, version),
]

function areasFor(here: Here) {
  const { silo, project, lastProject, isOperator, version } = here
  const { vpc, instance, tenant, pool, subnetPool, receiver } = here
  const at = { project, vpc, instance, silo: tenant, pool, subnetPool, receiver }
  return [
    ...(project === undefined ? [] : ofProject(project, here, at)),
    ...ofBlocks(`Silo ${silo}`, siloNavigation(silo), at, version),
    ...ofTabs(`Silo ${silo}`, 'silo', at, version),
    ...(isOperator
      ? [...ofBlocks('System', systemNavigation(), at, version), ...ofTabs('System', 'system', at, version)]
      : []),
    ...ofBlocks('Settings', settingsNavigation(), at, version),
    // After the pages that the open one is closer to.
    ...(project === undefined && lastProject !== undefined
      ? ofProject(lastProject, here, { project: lastProject })
      : []),
  ]
}
