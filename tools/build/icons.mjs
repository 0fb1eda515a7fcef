// A Vite plugin that replaces the icon component of the package with createIcon.mjs.
import { root } from '../ensure-deps.mjs'

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
    buildEnd(error) {
      if (!error && !isUsed)
        throw new Error('No icon of lucide-react imports ../createLucideIcon.mjs any more.')
    },
  }
}
