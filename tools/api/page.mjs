// Writes docs/versions.md: the features and the operations by version, and what each version added, removed, changed and
// cannot say.
import { changedOperations } from './changed.mjs'
import { namesIn, place } from './versions.mjs'

/** @import { Call } from './description.mjs' */
/** @import { Feature, VersionedApi } from './versions.mjs' */

/**
 * What the conversions between a version and the one before lose, by version and operation.
 * @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Losses
 */

/**
 * The losses that the changes of the versions name.
 * @param {readonly { since: string, changes: object }[]} steps
 * @returns {Losses}
 */
export const lossesOf = (steps) =>
  Object.fromEntries(
    steps.map(({ since, changes }) => [
      since,
      Object.fromEntries(
        Object.entries(changes).flatMap(([name, { lost }]) => (lost === undefined ? [] : [[name, lost]])),
      ),
    ]),
  )

/** @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
const tableOf = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/**
 * The table of the features by version.
 * @param {VersionedApi[]} versions the oldest first
 * @param {Record<string, Feature>} features
 */
function featureTable(versions, features) {
  const at = (/** @type {string} */ wanted) => {
    const found = versions.findIndex(({ version }) => version === wanted)
    if (found < 0) throw new Error(`features.json names the version ${wanted}, which has no description.`)
    return found
  }
  const rows = Object.values(features).map(({ name, since, until, isInConsole }) => {
    const first = since === undefined ? 0 : at(since)
    const end = until === undefined ? versions.length : at(until)
    const cells = versions.map((_, index) => (index >= first && index < end ? 'yes' : '–'))
    return [name, ...cells, isInConsole ? 'yes' : 'not yet']
  })
  return tableOf(['Feature', ...versions.map(({ version }) => version), 'In the console'], rows)
}

const code = (/** @type {string} */ text) => `\`${text}\``

/**
 * The operations that are not the same in all versions.
 * @param {VersionedApi} model
 * @param {VersionedApi[]} versions the oldest first
 */
function operationTable(model, versions) {
  const columns = versions.map((one, index) => {
    const before = versions[index - 1]
    return {
      places: new Map([...namesIn(model.calls, one.calls)].map(([call, name]) => [name, place(call)])),
      changed: new Set(before ? changedOperations(model, before, one) : []),
    }
  })
  const rows = model.calls
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((call) => [
      code(call.name),
      ...columns.map(({ places, changed }) => {
        const there = places.get(call.name)
        if (there === undefined) return '–'
        if (changed.has(call.name)) return 'changed'
        return there === place(call) ? 'yes' : 'elsewhere'
      }),
    ])
  const different = rows.filter((cells) => cells.slice(1).some((cell) => cell !== 'yes'))
  return {
    table: tableOf(['Operation', ...versions.map(({ version }) => version)], different),
    same: rows.length - different.length,
  }
}

/** The losses of one version, one line for those that are the same. @param {Readonly<Record<string, string>>} losses */
function lossLines(losses) {
  /** @type {Map<string, string[]>} */
  const byText = new Map()
  for (const [name, text] of Object.entries(losses)) byText.set(text, [...(byText.get(text) ?? []), name])
  const lines = [...byText].map(([text, names]) => `- ${text} (${names.map(code).join(', ')})`)
  return lines.length > 0 ? `\nWhat is lost between the two:\n\n${lines.join('\n')}\n` : ''
}

/**
 * The page with the features by version, and the operations, by method and path, and the types that each version added,
 * removed or changed.
 * @param {VersionedApi} model
 * @param {VersionedApi[]} versions the oldest first
 * @param {Record<string, Feature>} features
 * @param {Losses} losses
 */
export function versionsPage(model, versions, features, losses) {
  const { table, same } = operationTable(model, versions)
  const sections = versions.slice(1).map(({ version, description, calls }, index) => {
    const before = versions[index]
    if (!before) return ''
    const placesBefore = new Map(before.calls.map((call) => [place(call), call]))
    const places = new Map(calls.map((call) => [place(call), call]))
    const types = description.components.schemas
    const typesBefore = before.description.components.schemas
    const named = (/** @type {Call[]} */ list) =>
      list.map((call) => `${code(call.name)} (${call.method} ${call.path})`)
    /** @type {[string, string[]][]} */
    const lists = [
      ['New operations', named(calls.filter((call) => !placesBefore.has(place(call))))],
      ['Operations that are gone', named(before.calls.filter((call) => !places.has(place(call))))],
      [
        'Renamed operations',
        calls.flatMap((call) => {
          const old = placesBefore.get(place(call))
          return old && old.name !== call.name ? [`${code(old.name)} → ${code(call.name)}`] : []
        }),
      ],
      [
        'New types',
        Object.keys(types)
          .filter((name) => !(name in typesBefore))
          .map(code),
      ],
      [
        'Types that are gone',
        Object.keys(typesBefore)
          .filter((name) => !(name in types))
          .map(code),
      ],
      [
        'Types that are different',
        Object.keys(types)
          .filter(
            (name) =>
              name in typesBefore && JSON.stringify(types[name]) !== JSON.stringify(typesBefore[name]),
          )
          .map(code),
      ],
    ]
    const lines = lists
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => `- ${title}: ${items.join(', ')}`)
    const lost = lossLines(losses[version] ?? {})
    return `## ${version}\n\n${calls.length} operations. Since ${before.version}:\n\n${lines.join('\n') || '- no difference'}\n${lost}`
  })
  return `# Versions of the API

Generated by \`npm run gen:api\` from the descriptions in \`tools/api/versions/\`; a test compares. How a version is added, and what the console makes of each: [adding-a-version.md](adding-a-version.md).

## Features

What a user meets of the differences, from \`tools/api/features.json\`. A region without a feature says so where one would use it (\`src/store/api/versions/features.ts\`).

${featureTable(versions, features)}

## Operations

The operations that are not the same in all versions, by their names in the console; ${same} others are. A version **has** an operation, has it **changed** since the version before (its parameters, body or response), or **elsewhere** than in the model (by another method or path).

${table}

## ${versions[0]?.version}

The first version is ${versions[0]?.version}, with ${versions[0]?.calls.length} operations.

${sections.join('\n')}`
}
