// The files of a build by the modules in them.
import { root } from '../ensure-deps.mjs'

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * The files of some modules and of their imports, without those that the entry page names.
 * @param {Bundle} bundle
 * @param {readonly string[]} modules
 * @returns {string[]} throws when no file has one of the modules
 */
export function filesOf(bundle, modules) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const named = (/** @type {string} */ name) => chunks.find(({ fileName }) => fileName === name)
  const withImports = (/** @type {(Chunk | undefined)[]} */ start) => {
    const found = new Set(start)
    for (const chunk of found) for (const name of chunk?.imports ?? []) found.add(named(name))
    return [...found].flatMap((chunk) => chunk ?? [])
  }
  const wanted = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`))
    if (!chunk) throw new Error(`${module} is named as the code of a first page, but is in no file`)
    return chunk
  })
  const ofEntry = new Set(withImports(chunks.filter(({ isEntry }) => isEntry)))
  const files = withImports(wanted).filter((chunk) => !ofEntry.has(chunk))
  return files.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
}
