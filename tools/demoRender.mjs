// npm run demo:render -- NAME…: plays demos and leaves pictures, captions (WebVTT) and a film (by the system's ffmpeg if there
// is one, else one page without a network) in .cache/demos/NAME. `--keep` also keeps the pictures in docs/pictures/demos, or
// with `--keep=SHOT,SHOT` these of them. Builds dist-preview first; `--built` uses what is there.
import { mkdirSync, rmSync } from 'node:fs'
import { settings, withPreview } from './demos/preview.mjs'
import { root } from './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('--'))
const keeping = args.find((arg) => /^--keep(=|$)/.test(arg))
/** The pictures to keep; undefined for all. */
const kept = keeping?.includes('=') ? keeping.slice('--keep='.length).split(',') : undefined

const wrong = await withSource('/tools/demos/list.ts', ({ problems, shotProblems }) => {
  const inNames = names.flatMap(problems)
  return inNames.length > 0 ? inNames : shotProblems(names, kept ?? [])
})
if (names.length === 0) wrong.unshift('npm run demo:render -- NAME: `npm run demo` lists the names.')
for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
else
  await withPreview({ isBuilt: args.includes('--built') }, ({ origin, browser }) =>
    withSource('/tools/demos/render.ts', async ({ keep, renderDemo, VIEWPORT }) => {
      for (const name of names) {
        const folder = `${root}.cache/demos/${name}`
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder, { recursive: true })
        const context = await browser.newContext({ ...settings, viewport: VIEWPORT })
        const { shots, others } = await renderDemo(await context.newPage(), origin, name, folder)
        await context.close()
        for (const file of [...shots.map((shot) => `${shot}.png`), ...others])
          console.log(`.cache/demos/${name}/${file}`)
        if (!keeping) continue
        const wanted = shots.filter((shot) => kept?.includes(shot) ?? true)
        for (const file of keep(name, wanted, { folder, root })) console.log(file)
      }
    }),
  )
