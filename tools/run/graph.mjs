import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../ensure-deps.mjs'

// Who imports whom, without types. Imports by a pattern (`import.meta.glob`) are left out: a module that collects all
// routes, nouns or help pages by one depends on each of them, and says nothing about any.

/** Modules that import one of each by name; a change does not spread through them either. */
const COLLECTIONS = ['mirage/handlers/all.ts']

const TYPES = /\b(?:import|export)\s+type\s[^'"]*?from\s*['"][^'"]+['"]/g
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g

/** The folders of the aliases of tsconfig.json. @type {Readonly<Record<string, string>>} */
const aliases = Object.fromEntries(
  Object.entries(
    /** @type {Record<string, string[]>} */ (
      JSON.parse(readFileSync(`${root}tsconfig.json`, 'utf8')).compilerOptions.paths
    ),
  ).map(([alias, [folder = '']]) => [alias.replace('/*', ''), join(folder.replace('/*', ''))]),
)

/**
 * The path that an import may mean, without its ending; undefined for a package.
 * @param {string} from
 * @param {string} name
 */
function pathOf(from, name) {
  if (name.startsWith('.')) return posix.join(dirname(from), name)
  const [alias = ''] = name.split('/', 1)
  const folder = aliases[alias]
  return folder === undefined ? undefined : folder + name.slice(alias.length)
}

/**
 * The files that a module imports.
 * @param {string} file
 * @param {string} text of the module
 * @param {ReadonlySet<string>} all files
 * @returns {string[]}
 */
export const importsOf = (file, text, all) =>
  [...text.matchAll(IMPORTS)].flatMap(([, name = '']) => {
    const path = pathOf(file, name)
    return (
      (path && ['', '.ts', '.tsx', '.mjs'].map((ending) => path + ending).find((one) => all.has(one))) ?? []
    )
  })

/**
 * The importers of each file.
 * @param {readonly string[]} files of the repository
 * @param {(file: string) => string} read
 * @returns {ReadonlyMap<string, ReadonlySet<string>>}
 */
export function importersOf(files, read) {
  const all = new Set(files)
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const file of files) {
    if (!/\.(tsx?|mjs)$/.test(file) || COLLECTIONS.includes(file)) continue
    for (const found of importsOf(file, read(file).replaceAll(TYPES, ''), all)) {
      const known = importers.get(found)
      if (known) known.add(file)
      else importers.set(found, new Set([file]))
    }
  }
  return importers
}

/**
 * Some files, and what imports them, at any distance.
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 */
export function reachOf(changed, importers) {
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
