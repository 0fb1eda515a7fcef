// A Vite plugin that replaces the icon component of the package with createIcon.mjs, and draws each icon as one path.
import { pathToFileURL } from 'node:url'
import { root } from '../ensure-deps.mjs'
import { onePath } from './onePath.mjs'

/** @returns {import('vite').Plugin} */
export function leanIcons() {
  let isUsed = false
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
      handler() {
        isUsed = true
        return `${root}tools/build/createIcon.mjs`
      },
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      async handler(_, id) {
        const { __iconData: icon } = await import(pathToFileURL(id).href)
        // An alias exports another icon.
        if (!icon) return undefined
        const shown = JSON.stringify({ name: icon.name, node: onePath(icon.node) })
        return `import createIcon from '../createLucideIcon.mjs'\nexport default createIcon(${shown})`
      },
    },
    buildEnd(error) {
      if (!error && !isUsed)
        throw new Error('No icon of lucide-react imports ../createLucideIcon.mjs any more.')
    },
  }
}
