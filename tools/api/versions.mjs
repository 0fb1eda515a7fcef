// Writes what the console knows of each version of the API: its types, and where its operations differ from the model's.
/** @import { Call } from './description.mjs' */
/** @import { Description } from './openApi.mjs' */
import { typesNamedIn } from './openApi.mjs'
import { bodyKind, header, queryOf, quoted, TypeWriter } from './types.mjs'

/** @typedef {{ version: string, description: Description, calls: Call[] }} VersionedApi */

/** Operations by the names that they have in older versions, where they were in other places too. */
export const renamed = new Map(
  Object.entries({
    targetReleaseView: 'systemUpdateStatus',
    systemUpdateGetRepository: 'systemUpdateRepositoryView',
    systemUpdatePutRepository: 'systemUpdateRepositoryUpload',
    networkingBgpImportedRoutesIpv4: 'networkingBgpImported',
  }),
)

/**
 * The model's name of each operation of a version: that of the operation at the same method and path, or, if the
 * operation has moved, of the operation with its name.
 * @param {Call[]} model
 * @param {Call[]} calls
 * @returns {Map<Call, string>}
 */
export function namesIn(model, calls) {
  const byPlace = new Map(model.map((call) => [place(call), call.name]))
  return new Map(calls.map((call) => [call, byPlace.get(place(call)) ?? renamed.get(call.name) ?? call.name]))
}

/** The operations of a version, by the model's names. @param {VersionedApi} model @param {VersionedApi} api */
const operationsIn = (model, api) =>
  new Map([...namesIn(model.calls, api.calls)].map(([call, name]) => [name, call]))

/**
 * The types that a version has and its neighbour has not, or has otherwise: also those that refer to such a type.
 * @param {VersionedApi} api
 * @param {VersionedApi} neighbour
 */
function otherTypes({ description: { components } }, neighbour) {
  const plain = new TypeWriter()
  const there = neighbour.description.components.schemas
  const types = Object.entries(components.schemas)
  const other = new Set(
    types.flatMap(([name, schema]) => (plain.type(schema) === plain.type(there[name]) ? [] : [name])),
  )
  for (let before = -1; before < other.size;) {
    before = other.size
    for (const [name, schema] of types)
      if (typesNamedIn(schema).some((each) => other.has(each))) other.add(name)
  }
  return other
}

/** An interface without some of its members. @param {string} name @param {string[]} members */
const omitting = (name, members) =>
  members.length > 0 ? `Omit<${name}, ${members.toSorted().map(quoted).join(' | ')}>` : name

/**
 * The types of the model's own version: all are the model's, but for the operations that it keeps for older regions.
 * @param {VersionedApi} model
 * @param {VersionedApi} api
 */
function ownVersionFile(model, api) {
  const had = operationsIn(model, api)
  const kept = model.calls.flatMap(({ name }) => (had.has(name) ? [] : [name]))
  return `${header}import type { Operations as Model } from '../../generated/operationTypes'

export type * from '../../generated/types'

export interface Operations extends ${omitting('Model', kept)} {}
`
}

/**
 * The types of another version, as its differences to the next one on the way to the model.
 * @param {VersionedApi} model
 * @param {VersionedApi} api
 * @param {VersionedApi} neighbour
 * @param {'Newer' | 'Older'} base
 */
function versionFile(model, api, neighbour, base) {
  const other = otherTypes(api, neighbour)
  const plain = new TypeWriter()
  const writer = new TypeWriter((name) => (other.has(name) ? name : `${base}.${name}`))
  const types = Object.entries(api.description.components.schemas)
    .filter(([name]) => other.has(name))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => `export type ${name} = ${writer.type(schema)}\n`)
  const here = operationsIn(model, api)
  const there = operationsIn(model, neighbour)
  const isSame = (/** @type {string} */ name) => {
    const [one, two] = [here.get(name), there.get(name)]
    if (!one || !two || plain.member(one, name) !== plain.member(two, name)) return false
    return !typesNamedIn([one.parameters, one.body, one.answer]).some((each) => other.has(each))
  }
  const members = [...here]
    .filter(([name]) => !isSame(name))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, call]) => writer.member(call, name))
  const without = [...there.keys()].filter((name) => !isSame(name))
  const hasDates = /\bIsoDate\b/.test([...types, ...members].join())
  return `${header}${hasDates ? "import type { IsoDate } from '../../generated/types'\n" : ''}import type * as ${base} from './v${neighbour.version}'

export type * from './v${neighbour.version}'

${types.join('\n')}
export interface Operations extends ${omitting(`${base}.Operations`, without)} {\n${members.join('\n')}\n}
`
}

/**
 * The files with the types of the versions: types only, so that no page loads them.
 * @param {VersionedApi} model
 * @param {VersionedApi[]} versions the oldest first
 */
export function versionFiles(model, versions) {
  const own = versions.findIndex(({ version }) => version === model.version)
  return versions.map((api, index) => {
    const next = versions[index < own ? index + 1 : index - 1]
    const text =
      index === own || !next
        ? ownVersionFile(model, api)
        : versionFile(model, api, next, index < own ? 'Newer' : 'Older')
    return [`v${api.version}.ts`, text]
  })
}

/** @param {VersionedApi} model @param {VersionedApi[]} versions the oldest first */
export const versionListFile = (model, versions) => `${header}
/** The versions of the API with a description, the oldest first. */
export const versions = [${versions.map(({ version }) => quoted(version)).join(', ')}] as const

/** A version of the API: its date, with a counter of the day since 2025112000. */
export type Version = (typeof versions)[number]

/** The version of the console's model: what regions of another one say is converted. */
export const MODEL = ${quoted(model.version)}

/** The newest of them. */
export const NEWEST = ${quoted(versions.at(-1)?.version ?? '')}

/** The first of them. */
export const OLDEST = ${quoted(versions[0]?.version ?? '')}
`

/**
 * @typedef {{
 *   name: string, since?: string, until?: string, isInConsole: boolean, operations?: string[], instead?: string
 * }} Feature
 */

/** @param {Record<string, Feature>} features */
export function featureSpansFile(features) {
  const spans = Object.entries(features).map(([key, { since, until }]) => [key, { since, until }])
  return `${header}import type { Version } from './shipped'

/** The versions that have a feature. */
export interface Span {
  /** The first version that has it; absent if the first version has it. */
  since?: Version
  /** The first version that no longer has it. */
  until?: Version
}

/** The versions that have each feature, from tools/api/features.json. Part of the first load. */
export const featureSpans = ${JSON.stringify(Object.fromEntries(spans))} as const satisfies Record<string, Span>
`
}

/** @param {Record<string, Feature>} features */
export function featuresFile(features) {
  const rows = Object.entries(features).map(([key, { since: _since, until: _until, ...rest }]) => {
    const [, fields = ''] = /^\{(.*)\}$/.exec(JSON.stringify(rest)) ?? []
    return `${key}: { ...featureSpans.${key}, ${fields} }`
  })
  return `${header}import type { OperationName } from '../../generated/operationTypes'
import { featureSpans, type Span } from './featureSpans'

/** A part of the API that not every version has, in the words of the console. */
export interface Feature extends Span {
  name: string
  /** Whether the console has a place for it. */
  isInConsole: boolean
  /** The operations that pages of the console need for it. */
  operations?: readonly OperationName[]
  /** The substitute in regions without it, as a sentence. */
  instead?: string
}

/** What came or went with a version of the API, the oldest first, from tools/api/features.json. */
export const features = { ${rows.join(', ')} } as const satisfies Record<string, Feature>
`
}

/** @param {VersionedApi[]} versions */
export function dataMapsFile(versions) {
  const writer = new TypeWriter()
  for (const { description } of versions)
    for (const schema of Object.values(description.components.schemas)) writer.type(schema)
  return `${header}/** Properties whose value is a map keyed by data: those keys are never converted. */
export const dataMapKeys: ReadonlySet<string> = new Set([${[...writer.dataMaps].sort().map(quoted).join(', ')}])

/** Properties of any type: what is in them is data, such as a document with a signature. */
export const opaqueKeys: ReadonlySet<string> = new Set([${[...writer.opaque].sort().map(quoted).join(', ')}])\n`
}

/** Where a call is: two versions have the same one there, if its parameters have other names. @param {Call} call */
export const place = ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

/**
 * For each version, the model's operations that it has in another place or with other parameters.
 * @param {VersionedApi} model
 * @param {VersionedApi[]} versions
 */
export function otherOperationsFile(model, versions) {
  const tables = versions.map(({ version, calls }) => {
    const byName = new Map([...namesIn(model.calls, calls)].map(([call, name]) => [name, call]))
    const lines = model.calls
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((call) => {
        const there = byName.get(call.name)
        if (!there) return []
        const query = queryOf(there)
        const parts = [
          JSON.stringify(query) === JSON.stringify(queryOf(call))
            ? ''
            : `query: [${query.map(quoted).join(', ')}]`,
          there.method === call.method ? '' : `method: ${quoted(there.method)}`,
          there.path === call.path ? '' : `path: ${quoted(there.path)}`,
          bodyKind(there) === bodyKind(call) ? '' : `body: ${bodyKind(there) && quoted(bodyKind(there))}`,
        ].filter(Boolean)
        return parts.length > 0 ? [`${call.name}: { ${parts.join(', ')} }`] : []
      })
    return `'${version}': { ${lines.join(', ')} }`
  })
  return `${header}import type { Operation, OperationName } from '../../generated/operationTypes'
import type { Version } from './shipped'

/** How a version has an operation, where it differs from the model. */
export type OtherOperation = Partial<Pick<Operation<OperationName>, 'method' | 'path' | 'query' | 'body'>>

/** For each version, the operations of the model that it has differently. */
export const otherOperations: Readonly<Record<Version, Partial<Record<OperationName, OtherOperation>>>> = { ${tables.join(', ')} }
`
}
