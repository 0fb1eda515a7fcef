import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatted } from '../formatted.mjs'
import { callsOf } from './description.mjs'
import { checkedDescription, typesNamedIn } from './openApi.mjs'
import { shapesOf } from './shapes.mjs'
import { typeFiles } from './types.mjs'
import {
  dataMapsFile,
  featuresFile,
  featureSpansFile,
  namesIn,
  otherOperationsFile,
  versionFiles,
  versionListFile,
} from './versions.mjs'
import { versionsPage } from './page.mjs'

/** @import { Schema } from './openApi.mjs' */
/** @import { Losses } from './page.mjs' */
/** @import { VersionedApi } from './versions.mjs' */

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The descriptions, one file per version. */
export const descriptionsFolder = `${root}tools/api/versions`
/**
 * The version of the console's model: the names and types in features, forms and handlers of the mock are those of this
 * version. Regions of any other version, older or newer, are converted by the steps between. See docs/adding-a-version.md.
 */
export const modelVersion = '2026081901'
/**
 * Operations that the model's version has dropped without another in their place. The model keeps them for older
 * regions, as the last version that has them describes them.
 */
export const dropped = [
  'sledAdd',
  'systemIpPoolServiceView',
  'systemIpPoolServiceRangeList',
  'systemIpPoolServiceRangeAdd',
  'systemIpPoolServiceRangeRemove',
]
/** The folder of the model's types and of the table of its operations. It contains generated files only. */
export const typesFolder = `${root}src/store/api/generated`
/** The folder of the types of the other versions. It contains generated files only. */
export const versionsFolder = `${root}src/store/api/versions/generated`
/** The page with what each version has and has not. */
const versionsPageFile = `${root}docs/versions.md`
/** The folder of the shapes of each version. It contains generated files only. */
const shapesFolder = `${root}mirage/generated`

/** What users meet of the differences between the versions. */
const features = JSON.parse(readFileSync(`${root}tools/api/features.json`, 'utf8'))

/**
 * The stored descriptions.
 * @returns {VersionedApi[]} the oldest first
 */
export const storedVersions = () =>
  readdirSync(descriptionsFolder)
    .map((file) => file.replace('.json', ''))
    // The first versions have no counter of the day: 20251008 is older than 2026021301.
    .sort((a, b) => Number(a.padEnd(10, '0')) - Number(b.padEnd(10, '0')))
    .map((version) => {
      const stored = readFileSync(`${descriptionsFolder}/${version}.json`, 'utf8')
      const description = checkedDescription(JSON.parse(stored), version)
      return { version, description, calls: callsOf(description) }
    })

/**
 * The console's model: its version, with the operations that only older versions have, and their types.
 * @param {VersionedApi[]} versions the oldest first
 * @returns {VersionedApi}
 */
export function modelOf(versions) {
  const own = versions.find(({ version }) => version === modelVersion)
  if (!own) throw new Error(`There is no description of ${modelVersion}.`)
  const { schemas } = own.description.components
  const upToOwn = versions.slice(0, versions.indexOf(own) + 1)
  const kept = dropped.map((name) => {
    const last = upToOwn.findLast(({ calls }) => calls.some((call) => call.name === name))
    const call = last?.calls.find((each) => each.name === name)
    if (!last || !call) throw new Error(`No version has ${name}.`)
    if (last === own) throw new Error(`The version of the model has ${name}.`)
    return { call, types: last.description.components.schemas }
  })
  const more = kept.reduce((types, { call, types: old }) => withTypesOf(call, old, types), schemas)
  const calls = [...own.calls, ...kept.map(({ call }) => call)]
  const had = versions.map((one) => new Set(namesIn(calls, one.calls).values()))
  return {
    version: own.version,
    calls: calls.map((call) => {
      const first = had.findIndex((names) => names.has(call.name))
      const last = had.findLastIndex((names) => names.has(call.name))
      const since = first > 0 ? versions[first]?.version : undefined
      const until = versions[last + 1]?.version
      return { ...call, ...(since && { since }), ...(until && { until }) }
    }),
    description: { ...own.description, components: { schemas: more } },
  }
}

/**
 * Types, and those among the older ones that they lack for a call.
 * @param {unknown} node a call, or a part of it
 * @param {Record<string, Schema>} older
 * @param {Record<string, Schema>} types
 * @returns {Record<string, Schema>}
 */
function withTypesOf(node, older, types) {
  return typesNamedIn(node).reduce((now, name) => {
    const schema = older[name]
    return name in now || !schema ? now : withTypesOf(schema, older, { ...now, [name]: schema })
  }, types)
}

/**
 * The shapes of a version, under the model's names of its operations.
 * @param {VersionedApi} model
 * @param {VersionedApi} api
 */
function namedShapes(model, { description, calls }) {
  const names = namesIn(model.calls, calls)
  const named = calls.map((call) => ({ ...call, name: names.get(call) ?? call.name }))
  return shapesOf(description, named)
}

/**
 * All files generated from the descriptions of the API.
 * @param {VersionedApi[]} versions the oldest first
 * @param {Losses} losses of the changes between them
 * @returns {Promise<{ files: Map<string, string>, operations: number, types: number }>} text by absolute path
 */
export async function generate(versions, losses) {
  const model = modelOf(versions)
  const texts = [
    ...Object.entries(typeFiles(model.description, model.calls)).map(([path, text]) => [
      `${typesFolder}/${path}`,
      text,
    ]),
    [`${typesFolder}/dataMaps.ts`, dataMapsFile(versions)],
    ...versionFiles(model, versions).map(([path, text]) => [`${versionsFolder}/${path}`, text]),
    [`${versionsFolder}/shipped.ts`, versionListFile(model, versions)],
    [`${versionsFolder}/otherOperations.ts`, otherOperationsFile(model, versions)],
    [`${versionsFolder}/features.ts`, featuresFile(features)],
    [`${versionsFolder}/featureSpans.ts`, featureSpansFile(features)],
    [versionsPageFile, versionsPage(model, versions, features, losses)],
    ...versions.map(({ version, description, calls }) => [
      `${shapesFolder}/shapes-${version}.json`,
      JSON.stringify(namedShapes(model, { version, description, calls })),
    ]),
  ]
  const files = await Promise.all(
    texts.map(async ([path = '', text = '']) => /** @type {const} */ ([path, await formatted(path, text)])),
  )
  return {
    files: new Map(files),
    operations: model.calls.length,
    types: Object.keys(model.description.components.schemas).length,
  }
}
