// A Vite plugin: imports on demand go through onDemand.mjs.
import { readFileSync } from 'node:fs'

/** @returns {import('vite').Plugin} */
export function importHelper() {
  return {
    name: 'import-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => readFileSync(new URL('onDemand.mjs', import.meta.url), 'utf8'),
    },
  }
}
