import { expect, test } from 'vitest'
import { operationsOf } from '#tests/support/calls'
import { judgeCalls } from './judge'

const all = [
  { operation: 'diskList', isSent: true },
  { operation: 'instanceList', isSent: true },
  { operation: 'ping', isSent: false },
]
const names = all.map(({ operation }) => operation)

test('a run says how many operations the console called, and names the others', () => {
  expect(judgeCalls(['diskList', 'diskList', 'instanceList'], all, 2)).toEqual({
    isSound: true,
    lines: ['the console called 2 of 3 operations; not called: ping'],
  })
  expect(judgeCalls(names, all, 3).lines).toEqual(['the console called 3 of 3 operations; not called: none'])
})

test('what a screen sends and no test makes it send is named', () => {
  expect(judgeCalls(['ping'], all, 1).lines).toEqual([
    'the console called 1 of 3 operations; not called: diskList, instanceList',
    'of these, docs/operations.md names a screen for: diskList, instanceList',
  ])
})

test('too few fail, and the message says where the number is', () => {
  const { isSound, lines } = judgeCalls(['ping'], all, 2)
  expect(isSound).toBe(false)
  expect(lines.at(-1)).toBe('it has to call 2: see LEAST_CALLED in tools/operations/judge.ts')
})

test('what a page calls is known by its operation, sockets too, and what a test sends is left out', () => {
  expect(
    operationsOf([
      { method: 'GET', url: '/v1/instances?project=web' },
      { method: 'HEAD', url: '/experimental/v1/system/support-bundles/1/download' },
      { method: 'GET', url: '/v1/instances/web-1/serial-console/stream?project=web' },
      { method: 'POST', url: '/v1/instances/web-1/stop?project=web', isOfTest: true },
      { method: 'GET', url: '/favicon.svg' },
    ]),
  ).toEqual(['instanceList', 'supportBundleHead', 'instanceSerialConsoleStream'])
})
