// A Vite plugin that routes imports on demand through src/ui/onDemand.ts.
import { root } from '../ensure-deps.mjs'

/** @returns {import('vite').Plugin} */
export function importHelper() {
  let isUsed = false
  return {
    name: 'import-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        isUsed = true
        const file = JSON.stringify(`${root}src/ui/onDemand.ts`)
        return `import { importOnDemand } from ${file}\nexport const __vitePreload = importOnDemand`
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) throw new Error('The function of Vite for imports on demand has another name.')
    },
  }
}
