import { readdirSync, readFileSync } from 'node:fs'
import { operationTable } from '#tests/support/operationTable'
import { judgeCalls } from './judge'

/**
 * Prints which operations the console called in a run of the browser tests.
 *
 * @param folders the calls of the run, a file for each worker
 * @returns whether it called enough of them
 */
export function reportCalls(folders: readonly string[]): boolean {
  const called = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as string[]),
  )
  const { lines, isSound } = judgeCalls(called, operationTable())
  console.log(lines.join('\n'))
  return isSound
}
