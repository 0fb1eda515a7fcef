import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { callsOf } from './description.mjs'
import { shapesOf } from './shapes.mjs'
import { typeFiles } from './types.mjs'
import {
  dataMapsFile,
  otherOperationsFile,
  placesOf,
  versionFile,
  versionListFile,
  versionsPage,
} from './versions.mjs'

/** @import { VersionedApi } from './versions.mjs' */

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The descriptions, one file per version. */
export const descriptionsFolder = `${root}tools/api/versions`
/** The version of the console's model: its types and operations are those of this version. */
export const MODEL = '20250730'
/** The folder of the model's types and of the table of its operations. It contains generated files only. */
export const typesFolder = `${root}src/store/api/generated`
/** The folder of the types of the other versions. It contains generated files only. */
export const versionsFolder = `${root}src/store/api/versions/generated`
/** The page with what each version has and has not. */
const versionsPageFile = `${root}docs/versions.md`
/** The folder of the shapes of each version. It contains generated files only. */
const shapesFolder = `${root}mirage/generated`

const {
  $schema: _,
  ignorePatterns: __,
  ...options
} = JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8'))

/**
 * @param {string} path
 * @param {string} text
 */
async function formatted(path, text) {
  const { code, errors } = await format(path, text, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return code
}

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
      const description = JSON.parse(readFileSync(`${descriptionsFolder}/${version}.json`, 'utf8'))
      return { version, description, calls: callsOf(description) }
    })

/**
 * All files generated from the descriptions of the API.
 * @param {VersionedApi[]} versions the oldest first
 * @returns {Promise<{ files: Map<string, string>, operations: number, types: number }>} text by absolute path
 */
export async function generate(versions) {
  const model = versions.find(({ version }) => version === MODEL)
  if (!model) throw new Error(`There is no description of version ${MODEL}.`)
  const others = versions.filter((one) => one !== model)
  const texts = [
    ...Object.entries(typeFiles(model.description, model.calls)).map(([path, text]) => [
      `${typesFolder}/${path}`,
      text,
    ]),
    [`${typesFolder}/dataMaps.ts`, dataMapsFile(versions)],
    ...others.map((one) => [`${versionsFolder}/v${one.version}.ts`, versionFile(one)]),
    [`${versionsFolder}/shipped.ts`, versionListFile(versions, MODEL)],
    [`${versionsFolder}/otherOperations.ts`, otherOperationsFile(model, others)],
    [versionsPageFile, versionsPage(versions)],
    ...versions.map(({ version, description, calls }) => [
      `${shapesFolder}/${version === MODEL ? 'shapes' : `shapes-${version}`}.json`,
      JSON.stringify({
        ...(version === MODEL ? {} : { places: placesOf(calls) }),
        ...shapesOf(description, calls),
      }),
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
