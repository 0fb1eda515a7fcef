// A Vite plugin that emits the script that runs before the application: it sets the theme, starts the requests of
// the first page and fetches its code. It is emitted last, when all file names are known, and with it the list of what may
// be fetched ahead.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { root } from '../ensure-deps.mjs'
import { portions } from './ahead.mjs'
import { bundled, evaluated } from './bundled.mjs'
import { filesOf } from './filesOf.mjs'
import { inPlaceOfTheme } from './replaced.mjs'

/**
 * The pages whose code is fetched early, with their modules. The entry without a path is the default for every other page;
 * those after it are about the version of the region.
 * @returns {Promise<readonly { path: string, code: readonly string[] }[]>}
 */
async function firstPages() {
  const {
    firstPages: pages,
    moreCode,
    versionCode,
  } = await evaluated('src/features/kit/routing/firstPages.ts')
  const ofVersion = Object.entries(versionCode).map(([path, code]) => ({ path, code }))
  return [...pages, { path: '', code: moreCode }, ...ofVersion]
}

/** @param {string} source */
const hashOf = (source) => createHash('sha256').update(source).digest('base64url').slice(0, 8)

/** @returns {import('vite').Plugin} */
export function earlyScript() {
  let fileName = ''
  return {
    name: 'early-script',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_, bundle) {
      const files = (await firstPages()).map(({ path, code }) => [
        path,
        filesOf(
          bundle,
          code.map((module) => `src/${module}`),
        ).map((name) => `/${name}`),
      ])
      const firstFiles = Object.fromEntries(files)
      const ahead = JSON.stringify(portions(bundle, (path) => firstFiles[path] ?? []))
      const aheadName = `assets/ahead-${hashOf(ahead)}.json`
      this.emitFile({ type: 'asset', fileName: aheadName, source: ahead })
      const early = await bundled('src/early.ts', 'iife', {
        FIRST_FILES: JSON.stringify(firstFiles),
        AHEAD_LIST: JSON.stringify(`/${aheadName}`),
      })
      const theme = minifySync('theme.js', readFileSync(`${root}public/theme.js`, 'utf8')).code
      const source = `${theme};${early}`
      fileName = `assets/early-${hashOf(source)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => inPlaceOfTheme(html, `/${fileName}`),
    },
  }
}
