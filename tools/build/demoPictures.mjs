// A Vite plugin for builds with the mock region: the pictures of the list of demos are files of theirs. An import would make
// them files of every build, because assets are written before code that is not used is dropped.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../src/features/demos/pictures/', import.meta.url))
/** Where the pictures are served. `src/features/demos/views/DemoPicture.tsx` shows them. */
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
