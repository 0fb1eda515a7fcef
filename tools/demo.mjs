// npm run demo: plays a demo headless on the built preview and prints its steps. `-- NAME…` plays one or several,
// `-- --all` plays all; without a name it lists them. A step that fails ends the run with the problem and the
// last log entries. Builds dist-preview first; `--built` uses the existing build.
import './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const args = process.argv.slice(2)
const given = args.filter((arg) => !arg.startsWith('--'))

const { demoGroups, demos, stepLine, lengthMs, problems } = await withSource(
  '/tools/demos/list.ts',
  (/** @type {typeof import('./demos/list')} */ source) => source,
)
const names = args.includes('--all') ? demos.map(({ name }) => name) : given

if (names.length === 0) {
  const width = Math.max(...demos.map(({ name }) => name.length))
  for (const group of demoGroups) {
    console.log(`\n${group.title}\n`)
    for (const { script } of group.demos)
      console.log(
        `${script.name.padEnd(width)}  ${script.title} (${Math.round(lengthMs(script) / 1000)} s)\n${' '.repeat(width)}  ${script.about}`,
      )
  }
  console.log('\nnpm run demo -- NAME plays one, -- --all plays all.')
} else {
  const wrong = names.flatMap(problems)
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length > 0 || !(await playAll()) ? 1 : 0
}

/** @returns {Promise<boolean>} whether all played to their ends */
async function playAll() {
  const { settings, withPreview } = await import('./demos/preview.mjs')
  return withPreview({ isBuilt: args.includes('--built') }, async ({ origin, browser }) =>
    withSource(
      '/tools/demos/openDemo.ts',
      async (/** @type {typeof import('./demos/openDemo')} */ { playDemo, lastLines, VIEWPORT }) => {
        let failed = 0
        for (const name of names) {
          const context = await browser.newContext({ ...settings, viewport: VIEWPORT })
          const page = await context.newPage()
          const began = performance.now()
          console.log(`\n${name}`)
          try {
            await playDemo(page, origin, name, {
              onStep: (step, index) => console.log(stepLine(step, index)),
            })
            console.log(`\n  played in ${((performance.now() - began) / 1000).toFixed(1)} s`)
          } catch (error) {
            failed += 1
            console.error(
              `\n${error instanceof Error ? error.message : String(error)}\n\nThe last entries of the log:`,
            )
            console.error(await lastLines(page))
          }
          await context.close()
        }
        return failed === 0
      },
    ),
  )
}
