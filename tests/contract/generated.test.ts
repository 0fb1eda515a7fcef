import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import { MODEL, versions, type Version } from '#store/api/versions/generated/shipped'
import { shapesOf } from '#mirage/versions/operationsIn'
import { lossesOf } from '../../tools/api/page.mjs'
import { steps } from '#store/api/versions/steps/all'
import { converterOf } from '#store/api/versions/converterOf'
import { changedOperations } from '../../tools/api/changed.mjs'
import { descriptionText, withoutProse } from '../../tools/api/description.mjs'
import { checkedDescription } from '../../tools/api/openApi.mjs'
import { namesIn } from '../../tools/api/versions.mjs'
import {
  descriptionsFolder,
  generate,
  modelOf,
  storedVersions,
  typesFolder,
  versionsFolder,
} from '../../tools/api/generate.mjs'

const entries = Object.entries(operations)
const textOf = (version: string) => readFileSync(`${descriptionsFolder}/${version}.json`, 'utf8')
const model = modelOf(storedVersions())

it('is what `npm run gen:api` writes from the descriptions in the repository, and nothing else', async () => {
  const { files } = await generate(storedVersions(), lossesOf(steps))
  for (const [path, generated] of files)
    expect({ path, text: readFileSync(path, 'utf8') }).toEqual({ path, text: generated })
  const present = [typesFolder, versionsFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(present.filter((path) => !files.has(path))).toEqual([])
}, 60_000)

it.each(storedVersions())(
  'comes from a description without prose, as the tool stores it: $version',
  ({ version }) => {
    const text = textOf(version)
    expect(descriptionText(checkedDescription(withoutProse(JSON.parse(text)), version))).toBe(text)
  },
)

it('has every operation of the description of the model and those that it has dropped, each under its own name', () => {
  expect(entries.map(([key]) => key).toSorted()).toEqual(model.calls.map(({ name }) => name).toSorted())
  expect(entries.filter(([key, entry]) => key !== entry.name)).toEqual([])
  expect(new Set(entries.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(entries.length)
})

it.each(storedVersions())(
  'has each operation of $version that the model has where its description has it',
  ({ version, calls }) => {
    const isLater = versions.indexOf(version as Version) > versions.indexOf(MODEL)
    const names = namesIn(model.calls, calls)
    const known = isLater ? calls.filter((call) => Object.hasOwn(operations, names.get(call) ?? '')) : calls
    const converter = converterOf(version as Version)
    const here = entries.flatMap(([, operation]) => {
      const there = converter.operation<OperationName>(operation)
      return there ? [`${there.method} ${there.path}`] : []
    })
    expect(here.toSorted()).toEqual(known.map(({ method, path }) => `${method} ${path}`).toSorted())
  },
)

it('the operations that a version changed have a row in its step, or need none', () => {
  const stored = storedVersions()
  const changed = steps.map(({ since, changes }, index) => {
    const [older, newer] = [stored[index], stored[index + 1]]
    const found = older && newer ? changedOperations(model, older, newer) : []
    return {
      since,
      notFound: Object.keys(changes).filter((name) => !found.includes(name)),
      count: found.length,
    }
  })
  // Each row is about an operation that the tool names.
  expect(changed.flatMap(({ since, notFound }) => notFound.map((name) => `${since} ${name}`))).toEqual([])
  expect(Object.fromEntries(changed.map(({ since, count }) => [since, count]))).toMatchObject({
    '20251008': 43,
    '2026021301': 32,
    '2026032500': 28,
    '2026060800': 23,
    '2026061000': 0,
    '2026073100': 5,
    '2026081901': 4,
  })
})

it('spells every name in camelCase', () => {
  for (const [, { name, path, query = [] }] of entries) {
    const names = [name, ...query, ...(path.match(/(?<=\{)\w+(?=\})/g) ?? [])]
    expect(names.filter((word) => !/^[a-z][A-Za-z0-9]*$/.test(word))).toEqual([])
  }
})

it.each(versions)('has a status of success for every operation of %s', async (version) => {
  const statuses = Object.values((await shapesOf(version)).operations).map(({ status = 200 }) => status)
  expect(statuses.filter((status) => ![101, 200, 201, 202, 204].includes(status))).toEqual([])
})

it('the operations are in a module for each area of the API, which imports no other', () => {
  const files = readdirSync(`${typesFolder}/operations`)
  const imports = files.flatMap((file) =>
    readFileSync(`${typesFolder}/operations/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('import')),
  )
  expect(new Set(imports)).toEqual(new Set([`import type { Operation } from '../operationTypes'`]))
})
