import { readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { root } from './ensure-deps.mjs'

const {
  $schema: _,
  ignorePatterns: __,
  ...options
} = JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8'))

/**
 * The text of a generated file, in the format of the sources.
 * @param {string} path
 * @param {string} text
 */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return code
}
