// Prints which operations of the API the console called in the last runs of both halves of the tests; `npm run test:whole`
// runs it after them.
import { existsSync } from 'node:fs'
import { root } from './ensure-deps.mjs'
import { withSource } from './withSource.mjs'

const folders = ['first', 'whole']
  .map((half) => `${root}.cache/reports/${half}/coverage/calls`)
  .filter(existsSync)
if (folders.length === 0) {
  console.error('There are no calls to report on: run `npm test` first.')
  process.exit(1)
}
const isSound = await withSource(
  '/tools/operations/report.ts',
  (/** @type {typeof import('./operations/report')} */ { reportCalls }) => reportCalls(folders),
)
process.exitCode = isSound ? 0 : 1
