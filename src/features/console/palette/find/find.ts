// @chunk routes
import {
  foundRows,
  searchApi,
  type SearchCall,
  type Searched,
  type SearchedRow,
} from '#store/api/resources/search'
import { cleanText } from '#src/cleanText'
import { cutAt } from '#store/api/wire/nextPage'
import { isApiError } from '#model/apiError'
import { isNameOrId } from '#model/nameOrId'
import { consolePartOf } from '#store/parts'
import type { AppStore, RootState } from '#store/store'
import { lastUsedFirst } from '#features/kit/routing/lastUsedFirst'
import { lastProjects } from '#features/kit/routing/lastProjects'
import { fill } from '#features/kit/noun/address'
import type { InProject, PaletteEntry } from '#features/kit/palette/paletteStore'
import { projects } from '#features/silo/projects/noun'
import type { Needs } from '#model/needs'
import { isOffered } from '#features/kit/noun/noun'
import type { Here } from './here'
import { foundKinds } from './foundKinds'
import { finding } from './gather'
import { isAddress } from './isAddress'

export { createsFor } from './createSteps'
export { findIn } from './findIn'
export { finding } from './gather'
export { placesFor } from './placesFor'
export { readTyped } from './readTyped'

type Queries = RootState['api']['queries']

/** The names of the projects, once the search has their list. */
function projectNamesIn(queries: Queries): readonly string[] | undefined {
  const answer = Object.values(queries).find((query) => {
    const { list } = (query?.originalArgs ?? {}) as { list?: Searched }
    return query?.endpointName === 'search' && list === 'projectList' && query.data !== undefined
  })?.data
  return answer === undefined ? undefined : namesOf(answer)
}

const namesOf = (answer: unknown) => foundRows(answer).map((row) => (row as SearchedRow<'projectList'>).name)

/**
 * The projects to choose from for what is done in one of them, those that were used last first; without any project, the
 * way to create one.
 *
 * @param whyNot why the user's role in a project does not allow it, as far as that is known
 * @returns undefined until the search has the list of projects
 */
export function projectChoices(
  queries: Queries,
  { path, needs }: InProject,
  userId: string | undefined,
  whyNot: (needs: Needs | undefined, project: string | undefined) => string | undefined,
): readonly PaletteEntry[] | undefined {
  const names = projectNamesIn(queries)
  if (names?.length === 0)
    return [{ label: projects.panels.create, group: 'No project yet', to: projects.to.create() }]
  return names
    ? lastUsedFirst(names, lastProjects(userId)).map((project) => ({
        label: project,
        group: 'In which project?',
        isStep: true,
        to: fill(path, { project }),
        disabledReason: whyNot(needs, project),
      }))
    : undefined
}

/**
 * The project that a user opened last in this browser. Once the search has the list of projects, it is one of them: projects
 * may be deleted.
 */
export function lastProjectIn(queries: Queries, userId: string | undefined): string | undefined {
  const last = lastProjects(userId)
  const names = projectNamesIn(queries)
  return names ? last.find((name) => names.includes(name)) : last[0]
}

/** How old an answer may be for the search, in seconds. */
const FRESH_S = 60

/** The number of projects that are searched from pages outside of all. */
const PROJECTS_ASKED = 5

/** The lists of a project that are searched from pages outside of all projects. */
const ofProjects = ['instanceList', 'diskList', 'vpcList'] as const

/** Those that are searched for an IP address, or the beginning of one: the others have none. */
const withAddresses = ['floatingIpList', 'externalSubnetList'] as const

/** Asks for the projects, unless the search has just had them. */
export async function askProjects(store: AppStore) {
  const asked = store.dispatch(
    searchApi.endpoints.search.initiate({ list: 'projectList' }, { forceRefetch: FRESH_S }),
  )
  asked.unsubscribe()
  return asked
}

/** The calls for the lists of some projects, those that were used last first. */
async function callsOfProjects(store: AppStore, { userId }: Here, text: string) {
  const { data } = await askProjects(store)
  const names = namesOf(data)
  const last = lastProjects(userId)
  const searched = lastUsedFirst(names, last).slice(0, PROJECTS_ASKED)
  const lists = isAddress(text) ? withAddresses : ofProjects
  return {
    calls: searched.flatMap((project) => lists.map((list): SearchCall => ({ list, project }))),
    projects: {
      searched: searched.length,
      of: names.length,
      areLast: searched.every((name) => last.includes(name)),
    },
  }
}

/** Asks for the record of a name that is not among the rows of a list, which is longer than a console reads. */
async function askForNamed(store: AppStore, { list, ...at }: SearchCall, answer: unknown, text: string) {
  const name = cleanText(text).toLowerCase()
  if (!isNameOrId(name)) return
  if (foundRows(answer).some((row) => (row as { name?: string }).name === name)) return
  const { byNameApi, canAskByName } = await import('#store/api/resources/byName')
  if (!canAskByName(list)) return
  const asked = store.dispatch(
    byNameApi.endpoints.byName.initiate({ list, at, name }, { forceRefetch: FRESH_S }),
  )
  asked.unsubscribe()
  await asked
}

/** What was asked for a text. */
export interface Asked {
  /** The titles of the lists that failed; a list that the user may not read has nothing to find. */
  failed: readonly string[]
  /** The projects whose lists were asked for, from a page outside of all; `areLast`: all of them were used before. */
  projects?: { searched: number; of: number; areLast: boolean }
}

/**
 * Asks for the lists that belong to the page, unless the search has them already.
 *
 * @param text the typed text
 */
export async function askLists(store: AppStore, here: Here, text: string): Promise<Asked> {
  const kinds = foundKinds().filter(({ noun }) => isOffered(here.version, noun))
  const titleOf = new Map<string, string>(kinds.map(({ list, noun }) => [list, noun.title]))
  const ask = async (call: SearchCall) => {
    const asked = store.dispatch(searchApi.endpoints.search.initiate(call, { forceRefetch: FRESH_S }))
    asked.unsubscribe()
    const answer = await asked
    const { data, error } = answer
    if (data !== undefined) await consolePartOf(store, finding).index.add(answer, true)
    if (cutAt(data) !== undefined) await askForNamed(store, call, data, text)
    return !error || (isApiError(error) && error.statusCode === 403) ? [] : [titleOf.get(call.list) ?? '']
  }
  const { project } = here
  const asking = kinds.flatMap(({ list, needs, isAskedFrom }) =>
    isAskedFrom?.(here) ? [ask({ list, ...(needs.includes('project') && project && { project }) })] : [],
  )
  const ofSome = project === undefined ? await callsOfProjects(store, here, text) : undefined
  for (const call of ofSome?.calls ?? []) if (titleOf.has(call.list)) asking.push(ask(call))
  const failed = [...new Set((await Promise.all(asking)).flat())]
  return { failed, ...(ofSome && { projects: ofSome.projects }) }
}
