import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { charts } from '#machines/charts/charts'
import { exceptions } from './exceptions'
import { coverageOfRun, judge, type MachineLine, type SeenFacts, type Verdict } from './merge'

/**
 * The last run with browser tests. Builds with the mock region include it:
 * `src/features/console/debugger/source/lastRun.ts`.
 */
const KEPT = fileURLToPath(new URL('../../.cache/machine-coverage.json', import.meta.url))

const factsIn = (folder: string): SeenFacts[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as SeenFacts)

const share = (seen: number, all: number) => `${String(seen).padStart(3)} of ${String(all).padEnd(3)}`

const lineOf = ({ id, statesSeen, states, transitionsSeen, transitions }: MachineLine) =>
  `${id.padEnd(16)} ${share(statesSeen, states)} states  ${share(transitionsSeen, transitions)} transitions`

/** The lines of a printed verdict. */
function linesOf({ lines, missing, needless, stray, excused }: Verdict): string[] {
  return [
    ...lines.map(lineOf),
    ...excused.map(({ machine, part, reason }) => `not taken: ${machine} ${part}: ${reason}`),
    ...missing.map((part) => `never taken by a unit test, and no exception says why: ${part}`),
    ...needless.map((part) => `an exception names what unit tests take: ${part}`),
    ...stray.map((part) => `an exception names what no machine has: ${part}`),
  ]
}

/**
 * Prints the machine coverage of a run, and keeps that of a run with browser tests for the debugger.
 *
 * @param folders the facts of the run
 * @returns whether every state and transition was taken by a unit test or is excused
 */
export function reportCoverage(folders: readonly string[]): boolean {
  const seen = folders.flatMap(factsIn)
  const run = coverageOfRun(charts, seen, new Date().toISOString())
  const verdict = judge(charts, run, exceptions)
  console.log(linesOf(verdict).join('\n'))
  if (seen.some(({ source }) => source !== 'unit')) writeFileSync(KEPT, `${JSON.stringify(run)}\n`)
  return verdict.missing.length + verdict.needless.length + verdict.stray.length === 0
}
