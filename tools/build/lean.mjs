// Leaves parts of a package out of the build: replaces conditions in its files by what they always are here, so that the
// minifier removes what they led to. Use of such a part fails in the build alone, so plugins.test.ts looks for it in the
// sources. Each line has what it saves, since each is to be looked at when its package has a new version.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../ensure-deps.mjs'
import { replaced } from './replaced.mjs'

/**
 * A line of a package, and its replacement.
 * @typedef {object} Mark
 * @property {string} what its name
 * @property {RegExp} line
 * @property {string} replacement
 * @property {number} [saves] the bytes that the first load has more without this mark alone, compressed by gzip, as
 *   `tools/size/savings.mjs` measures them; none for a mark that saves time
 */

/**
 * @typedef {object} Lean
 * @property {string} name of the package
 * @property {string} folder of its files, in the package
 * @property {Readonly<Record<string, readonly Mark[]>>} marks by the name of the file
 */

const versionOf = (/** @type {string} */ name) =>
  String(JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, 'utf8')).version)

/**
 * The code of a file without the parts.
 * @param {Lean} lean
 * @param {string} file its name
 * @param {string} code
 * @returns {string} throws when one of the lines is missing
 */
export const leanCode = ({ name, marks }, file, code) =>
  (marks[file] ?? []).reduce(
    (text, { what, line, replacement }) =>
      replaced(text, line, replacement, `${what} in ${name} ${versionOf(name)}`),
    code,
  )

/**
 * A Vite plugin that fails the build when one of the lines, or of the files, is missing.
 * @param {Lean} lean
 * @returns {import('vite').Plugin}
 */
export function leanPackage(lean) {
  const files = Object.keys(lean.marks)
  /** @type {Set<string>} */
  const found = new Set()
  return {
    name: `lean-${basename(lean.name)}`,
    apply: 'build',
    transform: {
      filter: { id: files.map((file) => `**/node_modules/${lean.name}/${lean.folder}/${file}`) },
      handler(code, id) {
        const file = basename(id)
        found.add(file)
        return { code: leanCode(lean, file, code), map: null }
      },
    },
    buildEnd(error) {
      const missing = files.filter((file) => !found.has(file))
      if (!error && missing.length > 0)
        throw new Error(`The build has no file ${missing.join(', ')} of ${lean.name} ${versionOf(lean.name)}`)
    },
  }
}
