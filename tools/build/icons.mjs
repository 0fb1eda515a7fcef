// A Vite plugin: each icon is imported from its own file, and drawn by createIcon.mjs. The package lists all of them in one
// module, by which every icon would belong to every page.
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

const icons = `${root}node_modules/lucide-react/dist/esm`
const imports = /import \{([^}]*)\} from 'lucide-react'/g

/** The file of each icon by its name. */
function filesByName() {
  const files = new Map()
  const list = readFileSync(`${icons}/lucide-react.mjs`, 'utf8')
  for (const [, names = '', file] of list.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g))
    for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

/** @returns {import('vite').Plugin} */
export function ownIcons() {
  /** @type {Map<string, string> | undefined} */
  let files
  /** @param {string} named `X`, or `File as FileIcon` */
  const importOf = (named) => {
    files ??= filesByName()
    const [name = '', local = name] = named.split(' as ')
    const file = files.get(name)
    if (!file) throw new Error(`${name} is no icon of the package`)
    return `import ${local} from '${icons}/${file.slice(2)}'`
  }
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
      handler: () => `${root}tools/build/createIcon.mjs`,
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: imports },
      handler: (code) => ({
        code: code.replaceAll(imports, (_, names) =>
          names
            .split(',')
            .map((/** @type {string} */ name) => name.trim())
            .filter((/** @type {string} */ name) => name && !name.startsWith('type '))
            .map(importOf)
            .join('; '),
        ),
        map: null,
      }),
    },
  }
}
