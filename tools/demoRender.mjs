// npm run demo:render -- NAME…: plays demos and writes pictures, captions (WebVTT) and a film (with the system's
// ffmpeg, or else as one self-contained page) to .cache/demos/NAME. `--keep` also keeps the pictures in
// docs/pictures/demos, `--keep=SHOT,SHOT` only these. `--cards` makes only the pictures of the demo list, of all
// demos if none is named. Builds dist-preview first; `--built` uses the existing build.
import { mkdirSync, rmSync } from 'node:fs'
import { settings, withPreview } from './demos/preview.mjs'
import { root } from './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const args = process.argv.slice(2)
const areCards = args.includes('--cards')
const keeping = args.find((arg) => /^--keep(=|$)/.test(arg))
/** The pictures to keep; undefined for all. */
const kept = keeping?.includes('=') ? keeping.slice('--keep='.length).split(',') : undefined

const { names, wrong } = await withSource(
  '/tools/demos/list.ts',
  (/** @type {typeof import('./demos/list')} */ { demos, problems, shotProblems }) => {
    const given = args.filter((arg) => !arg.startsWith('--'))
    const unknown = given.flatMap(problems)
    return {
      names: areCards && given.length === 0 ? demos.map(({ name }) => name) : given,
      wrong: unknown.length > 0 ? unknown : shotProblems(given, kept ?? []),
    }
  },
)
if (names.length === 0) wrong.unshift('npm run demo:render -- NAME: `npm run demo` lists the names.')
for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
else
  await withPreview({ isBuilt: args.includes('--built') }, ({ origin, browser }) =>
    withSource(
      '/tools/demos/render.ts',
      async (/** @type {typeof import('./demos/render')} */ { keep, renderCard, renderDemo, VIEWPORT }) => {
        /**
         * Renders one demo.
         * @param {import('playwright').Page} page
         * @param {string} name
         * @returns {Promise<string[]>} its files, from the root of the project
         */
        async function files(page, name) {
          if (areCards) return renderCard(page, origin, name, root)
          const folder = `${root}.cache/demos/${name}`
          rmSync(folder, { recursive: true, force: true })
          mkdirSync(folder, { recursive: true })
          const { shots, others } = await renderDemo(page, origin, name, folder)
          const made = [...shots.map((shot) => `${shot}.png`), ...others].map(
            (file) => `.cache/demos/${name}/${file}`,
          )
          const wanted = shots.filter((shot) => kept?.includes(shot) ?? true)
          return keeping ? [...made, ...keep(name, wanted, { folder, root })] : made
        }
        for (const name of names) {
          const context = await browser.newContext({ ...settings, viewport: VIEWPORT })
          for (const file of await files(await context.newPage(), name)) console.log(file)
          await context.close()
        }
      },
    ),
  )
