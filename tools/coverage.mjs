// Prints the machine coverage of the last test run; `npm test` runs it. The coverage of a run with browser tests
// is kept in .cache for the next build with the mock region.
import { existsSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const folder = `${root}.cache/reports/coverage`
if (!existsSync(folder)) {
  console.error('There is no test run to report on: run `npm test` first.')
  process.exit(1)
}
const isSound = await withSource(
  '/tools/coverage/report.ts',
  (/** @type {typeof import('./coverage/report')} */ { reportCoverage }) => reportCoverage(folder),
)
process.exitCode = isSound ? 0 : 1
