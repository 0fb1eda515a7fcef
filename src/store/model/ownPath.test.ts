import { createMemoryRouter } from 'react-router'
import { describe, expect, it, test, vi } from 'vitest'
import { Random } from '#mirage/random'
import { ownPath } from './ownPath'

const ORIGINS = ['https://console.test', 'http://127.0.0.1:4000', 'https://[fd00::1]:8443']

/** What paths are put together from: what browsers read as a slash, leave out, or take away with what stands before it. */
const parts = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '\\',
    '\\\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '.%2e',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '%00',
  ],
  ...[
    'evil.example',
    'own.invalid',
    'console.test',
    'user@evil.example',
    ':8443',
    ':',
    '@',
    '[::1]',
    '%5c',
    '%2f',
  ],
  ...[
    'projects',
    'web',
    'instances-new',
    'é',
    '％',
    '%',
    '%zz',
    '。',
    'https:',
    'javascript:alert(1)',
    'data:',
  ],
  ...[
    '?',
    '#',
    '&',
    '=',
    ';',
    '?redirect_uri=//evil.example',
    '#//evil.example',
    '/..',
    '/.',
    '/.//',
    '/..//',
  ],
]

/** Texts that the same seed makes again. */
function generated(count: number): string[] {
  const random = new Random('paths')
  return Array.from({ length: count }, () => {
    const length = random.between(1, 9)
    const tail = Array.from({ length }, () => random.pick(parts)).join('')
    // Most of them begin like a path.
    return random.next() < 0.9 ? `/${tail}` : tail
  })
}

test.each([
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/b/../../..//evil.example/?x=1',
  '/.\\/evil.example',
  '/./\\evil.example',
  '/.//own.invalid/x',
  '/.//',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'projects',
  '',
])('an address of another host is not let through as a path: %j', (text) =>
  expect(ownPath(text)).toBeUndefined(),
)

test.each([
  ['/projects/web/disks?x=1#y', '/projects/web/disks?x=1#y'],
  ['/%2e%2e/x', '/x'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['/projects?redirect_uri=//evil.example', '/projects?redirect_uri=//evil.example'],
  ['/projects#//evil.example', '/projects#//evil.example'],
  ['/100%', '/100%'],
  ['/', '/'],
])('a path of ours stays one: %j is %s', (text, path) => expect(ownPath(text)).toBe(path))

describe('of twenty thousand generated texts', () => {
  const found = generated(20_000).map((text) => ({ text, path: ownPath(text) }))
  const ours = found.flatMap(({ path }) => path ?? [])

  it('enough are paths, and enough are not', () => {
    expect(ours.length).toBeGreaterThan(2_000)
    expect(found.length - ours.length).toBeGreaterThan(2_000)
  })

  it('each path stays on whatever origin it is opened on, and begins with no second slash', () => {
    const astray = ours.filter(
      (path) =>
        !/^\/(?![/\\])/.test(path) || ORIGINS.some((origin) => new URL(path, origin).origin !== origin),
    )
    expect(astray).toEqual([])
  })

  it('each path is its own answer', () => {
    expect(ours.filter((path) => ownPath(path) !== path)).toEqual([])
  })

  it('what leads to our origin by a path that is safe to write down is not refused', () => {
    const refused = found.filter(({ text, path }) => {
      if (path !== undefined || !text.startsWith('/') || !URL.canParse(text, ORIGINS[0])) return false
      const url = new URL(text, ORIGINS[0])
      return url.origin === ORIGINS[0] && !/^\/[/\\]/.test(url.pathname) && url.hostname !== 'own.invalid'
    })
    // A host of the text that is the test's own stands in the text.
    expect(refused.filter(({ text }) => !text.includes('console.test'))).toEqual([])
  })

  it('the router goes to each without an error', async () => {
    // It warns of percent signs that encode nothing.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const router = createMemoryRouter([{ path: '*', element: null }])
    const failed: string[] = []
    for (const path of ours.slice(0, 1_000))
      await router.navigate(path).catch((error: unknown) => failed.push(`${path}: ${String(error)}`))
    expect(failed).toEqual([])
  })
})
