import { expect, test } from 'vitest'
import { operations } from '#store/api/generated/all'
import { OLDEST } from '#store/api/versions/generated/shipped'
import { descriptionOf } from '#tests/support/descriptions'
import { missingCalls, operationTable } from '#tests/support/operationTable'
import { callsOf, specCalls, specOperations } from './specCalls'

// docs/operations.md lists every operation of the API once, and describes how the console uses it.

const all = Object.keys(operations)
const table = operationTable()

const sources = import.meta.glob<string>(
  ['../../src/store/api/**/*.ts', '!**/generated/**', '!**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The file that sends each operation: it imports the module of the operation. */
const senders = new Map(
  Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/import \{([^}]*)\} from '[^']*generated\/operations\//g)].flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => [name, path.replace('../../', '')] as const),
    ),
  ),
)

test('each operation stands in the page once, and nothing else does', () => {
  const names = table.map(({ operation }) => operation)
  expect(
    all.filter((name) => !names.includes(name)).map((name) => `add a row for \`${name}\` to its area`),
  ).toEqual([])
  expect(names.filter((name) => !all.includes(name)).map((name) => `\`${name}\` is no operation`)).toEqual([])
  expect(
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `\`${name}\` stands there twice`),
  ).toEqual([])
})

test('what the page says of an operation is what the console does', () => {
  const wrong = table.flatMap(({ operation, isSent, line }) => {
    const sender = senders.get(operation)
    if (isSent === (sender !== undefined)) return []
    return [
      sender === undefined
        ? `docs/operations.md:${line}: nothing in src/store/api sends it; the row has to be | \`${operation}\` | no | why it needs no screen |`
        : `docs/operations.md:${line}: ${sender} sends it; the row has to be | \`${operation}\` | yes | the screen that sends it |`,
    ]
  })
  expect(wrong).toEqual([])
})

test('each row says where, or why not', () => {
  expect(table.filter(({ text }) => text.length < 4)).toEqual([])
})

test('the page names every call of the specification that does not exist, and what stands in its place', () => {
  const exist = new Set(
    descriptionOf(OLDEST).operations.flatMap(({ method, path }) => callsOf(`${method} ${path}`)),
  )
  const missing = missingCalls()
  const listed = missing.flatMap(({ calls }) => callsOf(calls))
  expect(listed.toSorted()).toEqual(specCalls.filter((call) => !exist.has(call)).toSorted())
  expect(missing.filter(({ text }) => text.length < 20)).toEqual([])
  expect(specOperations.filter((name) => !all.includes(name))).toEqual([])
})
