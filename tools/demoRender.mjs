// npm run demo:render -- NAME…: plays demos and leaves pictures, captions (WebVTT) and a film (one page, without a network)
// in .cache/demos/NAME. Builds dist-preview first; `--built` uses what is there.
import { mkdirSync, rmSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { settings, withPreview } from './demos/preview.mjs'
import { withSource } from './withSource.mjs'

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('--'))
const wrong = await withSource('/tools/demos/list.ts', ({ problems }) => names.flatMap(problems))
if (names.length === 0) wrong.push('npm run demo:render -- NAME: `npm run demo` lists the names.')
for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
else
  await withPreview({ isBuilt: args.includes('--built') }, ({ origin, browser }) =>
    withSource('/tools/demos/render.ts', async ({ renderDemo }) => {
      for (const name of names) {
        const folder = `${root}.cache/demos/${name}`
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder, { recursive: true })
        const context = await browser.newContext({ ...settings, viewport: { width: 1280, height: 800 } })
        const files = await renderDemo(await context.newPage(), origin, name, folder)
        console.log(files.map((file) => `.cache/demos/${name}/${file}`).join('\n'))
        await context.close()
      }
    }),
  )
