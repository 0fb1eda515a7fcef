import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** What the pages of one worker have seen of the machines, for the coverage that `npm test` prints. */
export class BrowserCoverage {
  private readonly seen = { browser: new Set<string>(), demos: new Set<string>() }

  /** @param worker the number of the worker, part of the names of its files */
  constructor(private readonly worker: number) {}

  /** @param file the file of the test: those of demos have `demo` in their name */
  note(file: string, facts: readonly string[]) {
    const seen = this.seen[/demo/i.test(basename(file)) ? 'demos' : 'browser']
    for (const fact of facts) seen.add(fact)
  }

  /** Writes it to the folder of the run; nothing where the run has none. */
  write() {
    const folder = process.env['ORRERY_COVERAGE']
    if (folder === undefined) return
    mkdirSync(folder, { recursive: true })
    for (const [source, facts] of Object.entries(this.seen))
      if (facts.size > 0)
        writeFileSync(
          `${folder}/${source}-${this.worker}.json`,
          JSON.stringify({ source, facts: [...facts].sort() }),
        )
  }
}
