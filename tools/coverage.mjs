// Prints the machine coverage of the last runs of both halves of the tests; `npm run test:whole` runs it. The coverage of a
// run with browser tests is kept in .cache for the next build with the mock region.
import { existsSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const folders = ['first', 'whole'].map((half) => `${root}.cache/reports/${half}/coverage`).filter(existsSync)
if (folders.length === 0) {
  console.error('There is no test run to report on: run `npm test` first.')
  process.exit(1)
}
const isSound = await withSource(
  '/tools/coverage/report.ts',
  (/** @type {typeof import('./coverage/report')} */ { reportCoverage }) => reportCoverage(folders),
)
process.exitCode = isSound ? 0 : 1
