// A Vite plugin: each operation of the API is a module of its own. The generated files have one for each area of the
// API, by which a page that asks for one VPC would carry all that can be done with routers and gateways.
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

const folder = `${root}src/store/api/generated/operations`
const imports = /import \{([^}]*)\} from '[^']*\/generated\/operations\/([\w-]+)'/g
const own = /\/generated\/operations\/([\w-]+)\.ts\?only=(\w+)$/

/** @returns {import('vite').Plugin} */
export function ownOperations() {
  return {
    name: 'own-operations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: imports },
      handler: (code) => ({
        code: code.replaceAll(imports, (_, names, file) =>
          names
            .split(',')
            .map((/** @type {string} */ name) => name.trim())
            .filter(Boolean)
            .map(
              (/** @type {string} */ name) => `import { ${name} } from '${folder}/${file}.ts?only=${name}'`,
            )
            .join('; '),
        ),
        map: null,
      }),
    },
    load: {
      filter: { id: own },
      handler(id) {
        const [, file, name] = own.exec(id) ?? []
        const source = readFileSync(`${folder}/${file}.ts`, 'utf8')
        const found = new RegExp(`^export const ${name}: [^=]* = (\\{[\\s\\S]*?^\\})$`, 'm').exec(source)
        if (!found) throw new Error(`${file} has no operation ${name}`)
        return { code: `export const ${name} = ${found[1]}`, map: null, moduleType: 'js' }
      },
    },
  }
}
