import { existsSync, readFileSync } from 'node:fs'
import type { Reporter, Suite } from 'playwright/types/testReporter'

/** The seconds of the longest test of each file, written by `npm run gen:order`. */
const record = new URL('../order.json', import.meta.url)

/**
 * Sorts the files of a project in the place where the runner keeps them.
 *
 * @param seconds of the longest test by file; a file without them is new, and comes first
 */
export function sortFiles(
  project: Pick<Suite, 'entries' | 'suites'>,
  seconds: Readonly<Record<string, number>>,
) {
  const secondsOf = ({ title }: { title: string }) => seconds[title] ?? Infinity
  const longestFirst = (a: { title: string }, b: { title: string }) => {
    const [first, second] = [secondsOf(a), secondsOf(b)]
    return first === second ? 0 : second - first
  }
  const wanted = project.suites.toSorted(longestFirst)
  project.entries().sort(longestFirst)
  if (project.suites.some((file, index) => file !== wanted[index]))
    throw new Error(
      'Playwright: the entries of a suite are a copy, so tests/support/longestFirst.ts orders nothing.',
    )
}

/**
 * Runs files with long tests before those with short ones, so that no worker starts a long test when the others
 * have ended. Playwright sorts files by name and has no option for this, but calls its reporters before it plans
 * a run.
 */
export default class LongestFirst implements Reporter {
  printsToStdio() {
    return false
  }

  preprocess({ suite }: { suite: Suite }) {
    const seconds = existsSync(record)
      ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, number>)
      : {}
    for (const project of suite.suites) sortFiles(project, seconds)
    return Promise.resolve()
  }
}
