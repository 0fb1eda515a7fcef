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

/**
 * @param {VersionedApi[]} versions the oldest first
 * @param {string} model the version of the model
 */
export const versionListFile = (versions, model) => `${header}
/** The versions of the API with a description, the oldest first. */
export const versions = [${versions.map(({ version }) => quoted(version)).join(', ')}] as const

/** The version of the console's model. */
export const MODEL = ${quoted(model)}
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

const code = (/** @type {string} */ text) => `\`${text}\``

/**
 * The page that lists the operations, by method and path, and the types that each version added, removed or changed.
 * @param {VersionedApi[]} versions the oldest first
 */
export function versionsPage(versions) {
  const sections = versions.slice(1).map(({ version, description, calls }, at) => {
    const before = versions[at]
    if (!before) return ''
    const placesBefore = new Map(before.calls.map((call) => [place(call), call]))
    const places = new Map(calls.map((call) => [place(call), call]))
    const types = description.components.schemas
    const typesBefore = before.description.components.schemas
    const named = (/** @type {Call[]} */ list) =>
      list.map((call) => `${code(call.name)} (${call.method} ${call.path})`)
    /** @type {[string, string[]][]} */
    const lists = [
      ['New operations', named(calls.filter((call) => !placesBefore.has(place(call))))],
      ['Operations that are gone', named(before.calls.filter((call) => !places.has(place(call))))],
      [
        'Renamed operations',
        calls.flatMap((call) => {
          const old = placesBefore.get(place(call))
          return old && old.name !== call.name ? [`${code(old.name)} → ${code(call.name)}`] : []
        }),
      ],
      [
        'New types',
        Object.keys(types)
          .filter((name) => !(name in typesBefore))
          .map(code),
      ],
      [
        'Types that are gone',
        Object.keys(typesBefore)
          .filter((name) => !(name in types))
          .map(code),
      ],
      [
        'Types that are different',
        Object.keys(types)
          .filter(
            (name) =>
              name in typesBefore && JSON.stringify(types[name]) !== JSON.stringify(typesBefore[name]),
          )
          .map(code),
      ],
    ]
    const lines = lists
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => `- ${title}: ${items.join(', ')}`)
    return `## ${version}\n\n${calls.length} operations. Since ${before.version}:\n\n${lines.join('\n') || '- no difference'}\n`
  })
  return `# Versions of the API

Generated by \`npm run gen:api\` from the descriptions in \`tools/api/versions/\`; a test compares. \`npm run gen:api -- PATH\` adds a version: its types, its shapes and its section here. What the console makes of each version is in \`src/store/api/versions/steps/\`, one file per version; \`tests/contract/versions.test.ts\` names every operation whose requests or responses a missing change leaves wrong.

The first version is ${versions[0]?.version}, with ${versions[0]?.calls.length} operations.

${sections.join('\n')}`
}
