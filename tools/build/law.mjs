// A Vite plugin: the lifecycle machines are asked once, by the build, and their tables are shipped. So the pages that obey
// the law need neither the library of machines nor the time to ask it. In development and in unit tests the machines are
// asked when they are first needed, by the same code.
import { root } from '../ensure-deps.mjs'
import { evaluated } from './bundled.mjs'

const lifecycles = /\/src\/machines\/lifecycle\/\w+Lifecycle\.ts$/

/**
 * The exports of a lifecycle's module as source: the lifecycle as its table, a text as it is. A machine is left out, so
 * that the build fails if a page imports it.
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
