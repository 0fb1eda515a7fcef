// A Vite plugin that evaluates the lifecycle machines at build time and ships their tables, so that pages neither
// load XState for them nor spend time on it. In development and in unit tests, the same code evaluates the
// machines on first use.
import { root } from '../ensure-deps.mjs'
import { evaluated } from './bundled.mjs'

const lifecycles = /\/src\/machines\/lifecycle\/\w+Lifecycle\.ts$/

/**
 * The exports of a lifecycle's module as source: the lifecycle as its table, texts unchanged. Machines are left
 * out, so that the build fails if a page imports one.
 * @param {Record<string, unknown>} exported
 * @param {string} id of the module, for the message
 * @returns {string} throws when there is no table
 */
export function tableSource(exported, id) {
  let hasTable = false
  const lines = Object.entries(exported).map(([name, value]) => {
    if (typeof value === 'string') return `export const ${name} = ${JSON.stringify(value)}`
    const table = value && typeof value === 'object' && 'table' in value && value.table
    if (!table) return `// ${name} is asked by the build.`
    hasTable = true
    return `export const ${name} = /* @__PURE__ */ lifecycleFrom(${JSON.stringify(table)})`
  })
  if (!hasTable) throw new Error(`${id} exports no lifecycle with a table`)
  return ["import { lifecycleFrom } from './ask'", ...lines].join('\n')
}

/** @returns {import('vite').Plugin} */
export function lawTables() {
  let isUsed = false
  return {
    name: 'law-tables',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: lifecycles },
      async handler(_, id) {
        isUsed = true
        return { code: tableSource(await evaluated(id.slice(root.length)), id), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) throw new Error(`No module of the build matches ${lifecycles}.`)
    },
  }
}
