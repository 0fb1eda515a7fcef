// node tools/size/savings.mjs [NAME…]: the bytes, after gzip, that each mark of router.mjs and query.mjs saves. Builds
// the console without that mark alone, and compares the files that have the code of the two packages: every page loads
// them. The numbers are the `saves` of the marks. With names, only the marks whose names contain one of them.
/** @import { Mark } from '../build/lean.mjs' */
import { root } from '../ensure-deps.mjs'
import { gzipSync } from 'node:zlib'
import { leanPackage } from '../build/lean.mjs'
import { query } from '../build/query.mjs'
import { leanRouter, routerMarks } from '../build/router.mjs'

const { build, loadConfigFromFile } = await import('vite')

const packages = /\/node_modules\/(?:react-router|@reduxjs\/toolkit)\//

/** The bytes of the files with code of the packages, in a build without one mark. @param {Mark} [left] */
async function bytesWithout(left) {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}vite.config.ts`)
  const given = /** @type {(import('vite').Plugin | import('vite').Plugin[])[]} */ (
    loaded?.config.plugins ?? []
  )
  const without = (/** @type {readonly Mark[]} */ marks) => marks.filter((mark) => mark !== left)
  const marks = Object.fromEntries(Object.entries(query.marks).map(([file, list]) => [file, without(list)]))
  const lean = [leanPackage({ ...query, marks }), leanRouter(without(routerMarks))]
  const result = await build({
    ...loaded?.config,
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: given.flat().map((plugin) => lean.find(({ name }) => name === plugin.name) ?? plugin),
    build: { ...loaded?.config.build, write: false },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result)
  return output.reduce(
    (sum, file) =>
      file.type === 'chunk' && file.moduleIds.some((id) => packages.test(id))
        ? sum + gzipSync(file.code, { level: 9 }).length
        : sum,
    0,
  )
}

const names = process.argv.slice(2)
const all = [...routerMarks, ...Object.values(query.marks).flat()]
const chosen = all.filter(({ what }) => names.length === 0 || names.some((name) => what.includes(name)))
const whole = await bytesWithout()
console.log(`${whole} bytes with all marks`)
for (const mark of chosen) console.log(`${(await bytesWithout(mark)) - whole}  ${mark.what}`)
