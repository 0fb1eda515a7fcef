// npm run test:served: dist/ as it would be released, behind each server that the guide has an example for.
import './ensure-deps.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble } from './release/assemble.mjs'
import { served } from './release/served.mjs'

const folder = mkdtempSync(join(tmpdir(), 'orrery-'))
try {
  assemble(`${folder}/release`)
  await served(`${folder}/release`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
