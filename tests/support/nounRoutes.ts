import { fill, paramsOf } from '#features/kit/noun/address'
import type { Noun } from '#features/kit/noun/noun'
import { allNouns } from '#features/allNouns'
import type { FeatureName } from '#store/api/versions/hasFeature'
import { casesByNoun } from './casesOf'
import type { PageFacts, ParamValue } from './nounCases'

// The pages and panels of all nouns, from their addresses, with names of the scenario `company`.

/** A page, or a panel over one. */
export interface ListedRoute {
  path: string
  /** The level-one heading of the page, or the title of the panel. */
  title: string
  isPanel: boolean
  /** The target, for an address without a page. */
  leadsTo?: string
  /** The content consumes the Tab key. */
  takesTab?: boolean
  /** The feature without which regions do not have it. */
  feature?: FeatureName
}

type Areas = typeof allNouns

/** The value and the name of each parameter that the address of a noun has: the file of its noun in `nouns` has it. */
const samples = new Map([...casesByNoun.values()].flatMap(({ at = {} }) => Object.entries(at)))

const valueOf = (given: ParamValue) => (typeof given === 'string' ? given : given.is)
const nameOf = (given: ParamValue) => (typeof given === 'string' ? given : given.named)

/**
 * A value for each parameter of a path.
 *
 * @param at other values for some
 * @throws when no noun has a value for one of them
 */
const valuesFor = (path: string, at: PageFacts['at'] = {}) =>
  Object.fromEntries(
    paramsOf(path).map((param) => {
      const given = at[param] ?? samples.get(param)
      if (given === undefined)
        throw new Error(`No file in tests/nouns has a value for :${param} of ${path} in its \`at\``)
      return [param, given]
    }),
  )

/** A panel of a record, by its path: its title names the record. Others create one. */
const ofRecord = /^(?!.*-new\/).*\/(:[^/]+|edit|role|password|settings-apply|lldp-edit)$/

/** The heading of a page: for a list, the noun's title, unless it is in the page of a record. */
const headingOf = (noun: Noun, path: string, at: Readonly<Record<string, ParamValue>>) => {
  const last = paramsOf(path).at(-1)
  return last === undefined || (last === 'project' && path === noun.to['list']?.path)
    ? noun.title
    : valueOf(at[last] ?? '')
}

function routeOf(name: string, noun: Noun, key: string): ListedRoute {
  const { title, at, ...more } = casesByNoun.get(name)?.pages?.[key] ?? {}
  const path = noun.to[key]?.path ?? ''
  const values = valuesFor(path, at)
  const panel = noun.panels[key]
  const record = ofRecord.test(path) ? values[paramsOf(path).at(-1) ?? ''] : undefined
  return {
    path: fill(path, Object.fromEntries(Object.entries(values).map(([param, of]) => [param, valueOf(of)]))),
    title:
      title ?? (panel && record ? `${panel}: ${nameOf(record)}` : panel) ?? headingOf(noun, path, values),
    isPanel: panel !== undefined,
    ...(noun.feature && { feature: noun.feature }),
    ...more,
  }
}

type Nouns = Readonly<Record<string, Noun>>

/** The paths of all lists. */
const lists = new Set(
  Object.values(allNouns).flatMap((nouns: Nouns) => Object.values(nouns).map(({ to }) => to['list']?.path)),
)

/** The routes of the nouns of an area. A record that opens on a list has no address; two kinds may share one. */
export const nounRoutes = (area: keyof Areas): ListedRoute[] => {
  const routes = Object.entries(allNouns[area] as Nouns).flatMap(([name, noun]) =>
    Object.keys(noun.to)
      .filter((key) => key === 'list' || !lists.has(noun.to[key]?.path))
      .map((key) => routeOf(name, noun, key)),
  )
  return [...new Map(routes.map((route) => [route.path, route])).values()]
}
