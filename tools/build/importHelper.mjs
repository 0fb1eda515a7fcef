// A Vite plugin that routes imports on demand through onDemand.mjs.
import { readFileSync } from 'node:fs'

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
        return readFileSync(new URL('onDemand.mjs', import.meta.url), 'utf8')
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) throw new Error('The function of Vite for imports on demand has another name.')
    },
  }
}
