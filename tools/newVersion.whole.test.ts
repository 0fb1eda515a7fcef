import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decisions, stepFile, withStep } from './api/newVersion.mjs'
import { modelOf, storedVersions } from './api/generate.mjs'
import type { VersionedApi } from './api/versions.mjs'

const versions = storedVersions()
const newest = versions.at(-1)
if (!newest) throw new Error('There is no description.')

/** A made-up version after the newest one. */
const next = (calls: VersionedApi['calls']): VersionedApi => ({ ...newest, version: '2027010100', calls })

/** The lists for a made-up version, by the first words of their titles. */
function listsOf(calls: VersionedApi['calls'], dropped: readonly string[] = []) {
  const newer = next(calls)
  const lists = decisions(modelOf([...versions, newer]), newest as VersionedApi, newer, { rows: '', dropped })
  const namesOf = (start: string) => lists.find(({ title }) => title.startsWith(start))?.names
  return {
    changed: namesOf('Operations that changed'),
    gone: namesOf('Operations that are gone'),
    moved: namesOf('Operations that moved'),
    added: namesOf('New operations'),
  }
}

describe('a new version of the API', () => {
  it('asks for nothing if it is like the one before', () => {
    expect(listsOf(newest.calls)).toEqual({ changed: [], gone: [], moved: [], added: [] })
  })

  it('an operation that it drops is named, until the model keeps it', () => {
    const calls = newest.calls.filter(({ name }) => name !== 'alertView')
    expect(listsOf(calls).gone).toEqual(['alertView (GET /v1/alerts/{alertId})'])
    expect(listsOf(calls, ['alertView']).gone).toEqual([])
  })

  it('an operation that it moves is named, and so are both names of one that it also renames', () => {
    const elsewhere = (name: string) =>
      newest.calls.map((call) =>
        call.name === 'alertView' ? { ...call, name, path: '/v2/alert/{alertId}' } : call,
      )
    expect(listsOf(elsewhere('alertView')).moved).toEqual(['alertView (GET /v1/alerts/{alertId})'])
    expect(listsOf(elsewhere('alertRead'))).toMatchObject({
      gone: ['alertView (GET /v1/alerts/{alertId})'],
      moved: [],
      added: ['alertRead (GET /v2/alert/{alertId})'],
    })
  })

  it('an operation that it changes needs a row in its step', () => {
    const calls = newest.calls.map((call) => (call.name === 'alertView' ? { ...call, parameters: [] } : call))
    expect(listsOf(calls).changed).toEqual(['alertView'])
  })

  it('gets a file for its changes, which the list of the steps has last', () => {
    const list = readFileSync(new URL('../src/store/api/versions/steps/later.ts', import.meta.url), 'utf8')
    const more = withStep(list, newest.version, '2027010100')
    expect(more).toContain("import { v2027010100 } from './v2027010100'\n")
    expect(more).toMatch(/, v2027010100\s*\]\n$/)
    expect(stepFile(newest.version, '2027010100')).toContain(
      "export const v2027010100: Step = { since: '2027010100', changes }",
    )
  })
})
