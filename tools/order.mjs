// npm run gen:order: writes tests/order.json from the last run of `npm test`: the seconds of the longest browser test of
// each file, by which the next run starts the long ones first. A run of some files keeps the times of the others.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { orderOf, readPlaywrightReport } from './reports.mjs'

const report = `${root}.cache/reports/browser.json`
const file = `${root}tests/order.json`
if (!existsSync(report)) {
  console.error('There is no report of the browser tests: run `npm test` first.')
  process.exit(1)
}
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const order = orderOf(readPlaywrightReport(true, report).times, known, readdirSync(`${root}tests/browser`))
writeFileSync(file, `${JSON.stringify(order, undefined, 2)}\n`)
console.log(`${Object.keys(order).length} files`)
