// Writes what the console knows of each version of the API besides its model's: types, and where its operations differ.
/** @import { Call } from './description.mjs' */
import { camel } from './description.mjs'
import { bodyKind, header, quoted, TypeWriter } from './types.mjs'

/** @typedef {{ version: string, description: any, calls: Call[] }} VersionedApi */

/** @param {VersionedApi} api the types of one version, in one file: types only, so that no page loads it */
export function versionFile({ description: { components }, calls }) {
  const writer = new TypeWriter()
  const types = Object.entries(components.schemas)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => `export type ${name} = ${writer.type(schema)}\n`)
  const members = calls
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((call) => writer.member(call))
    .join('\n')
  return `${header}type IsoDate = string\n\n${types.join('\n')}\nexport interface Operations {\n${members}\n}\n`
}

/** @param {VersionedApi[]} versions the oldest first */
export const versionListFile = (versions) => `${header}
/** The versions of the API with a description, the oldest first. */
export const versions = [${versions.map(({ version }) => quoted(version)).join(', ')}] as const
`

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

/** @param {Call} call */
const place = ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

/**
 * The name of each operation of a version by its method and path.
 * @param {Call[]} calls
 */
export const placesOf = (calls) => Object.fromEntries(calls.map((call) => [place(call), call.name]))

/** @param {Call} call */
const queryOf = ({ parameters }) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => camel(name))

/**
 * For each other version, the model's operations that it has not, or has with other parameters or another success.
 * @param {VersionedApi} model
 * @param {VersionedApi[]} others
 */
export function otherOperationsFile(model, others) {
  const tables = others.map(({ version, calls }) => {
    const byPlace = new Map(calls.map((call) => [place(call), call]))
    const lines = model.calls
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((call) => {
        const there = byPlace.get(place(call))
        if (!there) return [`${call.name}: null`]
        const query = queryOf(there)
        const parts = [
          JSON.stringify(query) === JSON.stringify(queryOf(call))
            ? ''
            : `query: [${query.map(quoted).join(', ')}]`,
          there.path === call.path ? '' : `path: ${quoted(there.path)}`,
          bodyKind(there) === bodyKind(call) ? '' : `body: ${bodyKind(there)}`,
          there.status === call.status ? '' : `status: ${there.status}`,
        ].filter(Boolean)
        return parts.length > 0 ? [`${call.name}: { ${parts.join(', ')} }`] : []
      })
    return `'${version}': { ${lines.join(', ')} }`
  })
  return `${header}import type { Operation } from '../../wire/operation'
import type { OperationName } from '../../generated/operationTypes'

/** How a version has an operation of the model: null if not at its method and path. */
export type OtherOperation = Partial<Pick<Operation<OperationName>, 'path' | 'query' | 'body' | 'status'>> | null

/** For each version, the operations of the model that it has differently. */
export const otherOperations: Readonly<Record<string, Partial<Record<OperationName, OtherOperation>>>> = { ${tables.join(', ')} }
`
}
