import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { callsOf } from './description.mjs'
import { shapesOf } from './shapes.mjs'
import { typeFiles } from './types.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The description from which the generated files are written. */
export const descriptionFile = `${root}tools/api/region-api.json`
/** The folder of the types and of the table of operations. It contains generated files only. */
export const typesFolder = `${root}src/store/api/generated`

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
 * All files generated from a description of the API.
 * @param {any} description
 * @returns {Promise<{ files: Map<string, string>, operations: number, types: number }>} text by absolute path
 */
export async function generate(description) {
  const calls = callsOf(description)
  const texts = [
    ...Object.entries(typeFiles(description, calls)).map(([path, text]) => [`${typesFolder}/${path}`, text]),
    [`${root}mirage/generated/shapes.json`, JSON.stringify(shapesOf(description, calls))],
  ]
  const files = await Promise.all(
    texts.map(async ([path = '', text = '']) => /** @type {const} */ ([path, await formatted(path, text)])),
  )
  return {
    files: new Map(files),
    operations: calls.length,
    types: Object.keys(description.components.schemas).length,
  }
}
