// A Vite plugin: the lifecycle machines are asked once, by the build, and their tables are shipped. So the pages that obey
// the law need neither the library of machines nor the time to ask it. In development and in unit tests the machines are
// asked when they are first needed, by the same code.
import { root } from '../ensure-deps.mjs'
import { evaluated } from './bundled.mjs'

const lifecycles = /\/src\/machines\/lifecycle\/\w+Lifecycle\.ts$/

/**
 * An export as source: a lifecycle as its table, a text as it is. A machine is left out, so that the build fails if a
 * page imports it.
 * @param {[string, unknown]} exported
 */
function sourceOf([name, value]) {
  if (typeof value === 'string') return `export const ${name} = ${JSON.stringify(value)}`
  const table = value && typeof value === 'object' && 'table' in value && value.table
  return table
    ? `export const ${name} = /* @__PURE__ */ lifecycleFrom(${JSON.stringify(table)})`
    : `// ${name} is asked by the build.`
}

/** @returns {import('vite').Plugin} */
export function lawTables() {
  return {
    name: 'law-tables',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: lifecycles },
      async handler(_, id) {
        const exported = await evaluated(id.slice(root.length))
        return {
          code: ["import { lifecycleFrom } from './ask'", ...Object.entries(exported).map(sourceOf)].join(
            '\n',
          ),
          map: null,
        }
      },
    },
  }
}
