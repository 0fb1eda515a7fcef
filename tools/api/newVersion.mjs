// What a new version of the API needs besides the generated files: a file for its changes, and decisions.
import { changedOperations } from './changed.mjs'
import { namesIn, place, renamed } from './versions.mjs'

/** @import { Call } from './description.mjs' */
/** @import { VersionedApi } from './versions.mjs' */

/**
 * The file of a version's changes, without any.
 * @param {string} before the version before
 * @param {string} version
 */
export const stepFile = (
  before,
  version,
) => `import type { Operations as Older } from '../generated/v${before}'
import type { Operations as Newer } from '../generated/v${version}'
import type { Changes, VersionStep } from '../change'

const changes: Changes<Older, Newer> = {}

export const v${version}: VersionStep = { since: '${version}', changes }
`

/**
 * The list of the steps with one more.
 * @param {string} list the text of steps/later.ts
 * @param {string} before the last version of it
 * @param {string} version
 */
export const withStep = (list, before, version) =>
  list
    .replace(`from './v${before}'\n`, `from './v${before}'\nimport { v${version} } from './v${version}'\n`)
    .replace(new RegExp(`v${before},?(\\s*)\\]`), `v${before}, v${version}$1]`)

const named = (/** @type {Call} */ call) => `${call.name} (${call.method} ${call.path})`

/**
 * What is left to decide about a version, as lists of operations.
 * @param {VersionedApi} model
 * @param {VersionedApi} older the version before
 * @param {VersionedApi} newer
 * @param {{ rows: string, dropped: readonly string[] }} known the text of the version's step, and the operations that the
 *   model keeps for older versions
 */
export function decisions(model, older, newer, { rows, dropped }) {
  const names = namesIn(model.calls, older.calls)
  const now = new Map([...namesIn(model.calls, newer.calls)].map(([call, name]) => [name, call]))
  const before = new Set(names.values())
  const gone = older.calls.filter((call) => {
    const name = names.get(call) ?? call.name
    return !now.has(name) && !dropped.includes(name)
  })
  const moved = older.calls.filter((call) => {
    const there = now.get(names.get(call) ?? call.name)
    return there && place(there) !== place(call) && !renamed.has(call.name)
  })
  return [
    {
      title: 'Operations that changed, without a row in the step',
      names: changedOperations(model, older, newer)
        .filter((name) => !rows.includes(`${name}:`))
        .sort(),
    },
    {
      title:
        'Operations that are gone: `renamed` in tools/api/versions.mjs names the new one in its place; without one, `dropped` in tools/api/generate.mjs keeps it once the model has moved',
      names: gone.map(named),
    },
    {
      title: 'Operations that moved and kept their name: `renamed` if the name has another meaning now',
      names: moved.map(named),
    },
    {
      title: 'New operations: the model has them once it has moved',
      names: [...now].flatMap(([name, call]) => (before.has(name) ? [] : [named(call)])),
    },
  ]
}
