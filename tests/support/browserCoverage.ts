import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { OperationName } from '#store/api/generated/operationTypes'
import type { Version } from '#store/api/versions/generated/shipped'
import { operationsOf, type Call } from './calls'

/**
 * The machine coverage of the pages of one worker, and the operations that the console called in them, for the
 * summary of a whole run.
 */
export class BrowserCoverage {
  private readonly called = new Set<OperationName>()
  private readonly seen = { browser: new Set<string>(), demos: new Set<string>() }

  /** @param file the file of the test: those of demos have `demo` in their name */
  note(file: string, facts: readonly string[]) {
    const seen = this.seen[/demo/i.test(basename(file)) ? 'demos' : 'browser']
    for (const fact of facts) seen.add(fact)
  }

  /** Notes the operations that the console has called. */
  noteCalls(calls: readonly Call[], version: Version) {
    for (const operation of operationsOf(calls, version)) this.called.add(operation)
  }

  /** Writes both to the folder of the run, if the run has one. */
  write() {
    const folder = process.env['ORRERY_COVERAGE']
    if (folder === undefined) return
    // Failed tests run again in a worker of the same number.
    const worker = process.pid
    mkdirSync(`${folder}/calls`, { recursive: true })
    writeFileSync(`${folder}/calls/${worker}.json`, JSON.stringify([...this.called].sort()))
    for (const [source, facts] of Object.entries(this.seen))
      if (facts.size > 0)
        writeFileSync(
          `${folder}/${source}-${worker}.json`,
          JSON.stringify({ source, facts: [...facts].sort() }),
        )
  }
}
