// npm run gen:order: writes tests/order.json from the last runs of both halves of the tests: the seconds of the longest
// browser test of each file, by which the next run starts the long ones first. A run of some files keeps the times of the
// others.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { orderOf, readPlaywrightReport } from './reports.mjs'

const reports = ['first', 'whole']
  .map((half) => `${root}.cache/reports/${half}/browser.json`)
  .filter(existsSync)
const file = `${root}tests/order.json`
if (reports.length === 0) {
  console.error('There is no report of the browser tests: run `npm test` first.')
  process.exit(1)
}
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const times = reports.flatMap((report) => readPlaywrightReport(true, report).times)
const order = orderOf(times, known, readdirSync(`${root}tests/browser`))
writeFileSync(file, `${JSON.stringify(order, undefined, 2)}\n`)
console.log(`${Object.keys(order).length} files`)
