import type { Params } from 'react-router'
import { alertReceivers } from '#features/system/alerts/noun'
import { nounsByArea } from '#features/areas/nounsByArea'
import { ipPools } from '#features/system/ip-pools/noun'
import { fill, paramsOf } from '#features/kit/noun/address'
import { isOffered, type Noun } from '#features/kit/noun/noun'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { vpcs } from '#features/project/vpcs/noun'
import type { Needs } from '#model/needs'
import { isOff } from '#model/settings'
import type { FeatureName } from '#store/api/versions/hasFeature'
import { inProjectEntry } from '../inProjectEntry'
import type { Here } from './here'

/** A create action. */
interface FoundStep {
  /** As its list calls it. */
  label: string
  path: string
  /** The list that it is switched off with. */
  list: string | undefined
  /** The role that allows it. */
  needs: Needs | undefined
  isForOperators: boolean
  /** The feature of the API that it is for, if not all regions have it. */
  feature: FeatureName | undefined
}

/** The create actions of the nouns of an area, in the order of its sidebar. */
function stepsOf(area: Readonly<Record<string, Noun>>): readonly FoundStep[] {
  const nouns = Object.values(area)
  /** The list of a sidebar's entry that a form belongs to: without a list of its own, its noun is shown there. */
  const entryOf = (path: string) =>
    nouns.find(({ sidebar }) => sidebar?.also?.some((prefix) => path.startsWith(prefix)))?.to['list']
  return nouns.flatMap(({ creates, panels, forms, to, sidebar, feature }) =>
    Object.entries(creates).flatMap(([name, needs]) => {
      const label = panels[name] ?? forms[name]
      const path = to[name]?.path
      if (label === undefined || path === undefined) return []
      return {
        label,
        path,
        list: (to['list'] ?? entryOf(path))?.path,
        needs: needs ?? undefined,
        isForOperators: sidebar?.isForOperators ?? false,
        feature,
      }
    }),
  )
}

/** The create actions whose role depends on no record, by the area of their pages. */
const createSteps = {
  project: stepsOf(nounsByArea.project),
  silo: stepsOf(nounsByArea.silo),
  system: stepsOf(nounsByArea.system),
  settings: stepsOf(nounsByArea.settings),
} as const

/**
 * The create actions of all areas that the user may open: those of the project, the VPC, the pool and the alert
 * receiver of the page, and those of the silo, the region and the settings. Outside of all projects, those of the
 * project that was used last. Those of a project also with the choice of the project. An action in another record is not
 * among them.
 *
 * @param whyNot why the user's role does not allow something, as far as that is known
 */
export function createsFor(
  { silo, project, lastProject, vpc, pool, subnetPool, receiver, isOperator, version }: Here,
  whyNot: (needs: Needs | undefined, project: string | undefined) => string | undefined,
): readonly PaletteEntry[] {
  const here: Params = { project, vpc, pool, subnetPool, receiver }
  const isThere = ({ list, isForOperators, feature }: FoundStep) =>
    (isOperator || !isForOperators) && isOffered(version, { feature }) && !(list !== undefined && isOff(list))
  const entries = (steps: readonly FoundStep[], place: string, at: Params = here): PaletteEntry[] =>
    steps
      .filter((step) => isThere(step) && paramsOf(step.path).every((name) => at[name] !== undefined))
      .map(({ label, path, needs }) => ({
        label,
        also: label.replace(/^\S+/, 'New'),
        group: 'Actions',
        place: placeOf(path, place, at),
        isFound: true,
        to: fill(path, at),
        disabledReason: whyNot(needs, at['project']),
      }))
  return [
    ...entries(createSteps.project, `Project ${project}`),
    ...entries(createSteps.silo, `Silo ${silo}`),
    ...(isOperator ? entries(createSteps.system, 'System') : []),
    ...entries(createSteps.settings, 'Settings'),
    ...(project === undefined && lastProject !== undefined
      ? entries(createSteps.project, `Project ${lastProject}`, { project: lastProject })
      : []),
    ...createSteps.project
      .filter((step) => isThere(step) && paramsOf(step.path).join(' ') === 'project')
      .map((step) => ({
        ...inProjectEntry(step),
        place: project === undefined ? 'In a project' : 'In another project',
        isFound: true as const,
      })),
  ]
}

/** The area of an action, and what it is for in it: "Project web, VPC default". */
function placeOf(path: string, place: string, at: Params): string {
  const last = paramsOf(path).at(-1)
  const of = [vpcs, ipPools, subnetPools, alertReceivers].find(
    ({ to }) => paramsOf(to.page.path).at(-1) === last,
  )
  return of && last !== undefined ? `${place}, ${of.one} ${at[last] ?? ''}` : place
}
