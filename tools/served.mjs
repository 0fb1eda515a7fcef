// npm run test:served: dist/ as it would be released, installed in each way that the guide has. In `npm run test:whole`,
// each of them counts as one check, by a report; one for which this machine has no server is left out.
import './ensure-deps.mjs'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from './build/releaseFiles.mjs'
import { assemble } from './release/assemble.mjs'
import { pack } from './release/pack.mjs'
import { served } from './release/served.mjs'

const report = process.env.ORRERY_TEST_REPORT
const folder = mkdtempSync(join(tmpdir(), 'orrery-'))
try {
  assemble(`${folder}/orrery-${version}`)
  const { tarball } = pack(`${folder}/orrery-${version}`, 0)
  const outcome = await served(tarball)
  if (report) writeFileSync(report, JSON.stringify(outcome))
  else if (outcome.leftOut.length > 0)
    console.log(`Left out, because this machine has no such server: ${outcome.leftOut.join('; ')}`)
  process.exitCode = outcome.failed > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
