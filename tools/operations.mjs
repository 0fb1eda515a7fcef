// Prints which operations of the API the console called in the browser tests of the last run; `npm test` runs it after them.
import { existsSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const folder = `${root}.cache/reports/coverage/calls`
if (!existsSync(folder)) {
  console.error('There are no calls to report on: run `npm test` first.')
  process.exit(1)
}
const isSound = await withSource(
  '/tools/operations/report.ts',
  (/** @type {typeof import('./operations/report')} */ { reportCalls }) => reportCalls(folder),
)
process.exitCode = isSound ? 0 : 1
