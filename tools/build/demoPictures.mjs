// A Vite plugin that adds the pictures of the demo list to builds with the mock region. Imports would add them to
// every build, because Vite emits assets before it drops unused code.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../src/features/console/demos/pictures/', import.meta.url))
/** The path of the pictures. `src/features/console/demos/DemosPage.tsx` renders them. */
const path = 'demo-pictures/'

/** @returns {import('vite').Plugin} */
export function demoPictures() {
  return {
    name: 'demo-pictures',
    generateBundle() {
      for (const file of readdirSync(folder))
        this.emitFile({ type: 'asset', fileName: path + file, source: readFileSync(folder + file) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${path}`, ({ url = '' }, response, next) => {
        const [, file] = /^\/([a-z-]+\.webp)(?:\?|$)/.exec(url) ?? []
        if (!file || !existsSync(folder + file)) return next()
        response.setHeader('Content-Type', 'image/webp')
        response.end(readFileSync(folder + file))
      })
    },
  }
}
