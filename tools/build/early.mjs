// A Vite plugin that emits the script that runs before the application: it sets the theme, starts the requests of
// the first page and fetches its code. It is emitted last, when all file names are known.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { root } from '../ensure-deps.mjs'
import { bundled, evaluated } from './bundled.mjs'
import { replaced } from './replaced.mjs'

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

const themeScript = '<script src="/theme.js"></script>'

/**
 * The files of some modules and of their imports, without those that the entry page names.
 * @param {Bundle} bundle
 * @param {readonly string[]} modules
 * @returns {string[]} throws when no file has one of the modules
 */
export function filesOf(bundle, modules) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const named = (/** @type {string} */ name) => chunks.find(({ fileName }) => fileName === name)
  const withImports = (/** @type {(Chunk | undefined)[]} */ start) => {
    const found = new Set(start)
    for (const chunk of found) for (const name of chunk?.imports ?? []) found.add(named(name))
    return [...found].flatMap((chunk) => chunk ?? [])
  }
  const wanted = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}${module}`))
    if (!chunk) throw new Error(`${module} is named as the code of a first page, but is in no file`)
    return chunk
  })
  const ofEntry = new Set(withImports(chunks.filter(({ isEntry }) => isEntry)))
  const files = withImports(wanted).filter((chunk) => !ofEntry.has(chunk))
  return files.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
}

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
      const early = await bundled('src/early.ts', 'iife', {
        FIRST_FILES: JSON.stringify(Object.fromEntries(files)),
      })
      const theme = minifySync('theme.js', readFileSync(`${root}public/theme.js`, 'utf8')).code
      const source = `${theme};${early}`
      fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        replaced(
          html,
          themeScript,
          `<script src="/${fileName}"></script>`,
          'the script of the theme in index.html',
        ),
    },
  }
}
