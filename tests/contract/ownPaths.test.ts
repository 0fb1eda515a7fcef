import { createMemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { validate } from '#features/console/demos/script/validate'
import { vocabulary } from '#features/console/demos/script/vocabulary'
import { safeRedirect } from '#features/console/login/redirect'
import { Random } from '#mirage/random'
import { projects } from '#features/silo/projects/noun'
import { ownPath } from '#model/ownPath'

// A path from outside stays on the console's own origin wherever it is used. Rule: NAV-9.

const ORIGINS = ['https://console.test', 'http://127.0.0.1:4000', 'https://[fd00::1]:8443']

/**
 * Parts of paths, among them those that browsers read as a slash, drop, or drop together with the part before.
 */
const parts = [
  ...String.raw`/ / / // \ \\ . .. %2e %2E%2e .%2e %00 %5c %2f /.. /. /.// /..//`.split(' '),
  ...'evil.example own.invalid console.test user@evil.example :8443 : @ [::1] https: data:'.split(' '),
  ...'projects web instances-new é ％ 。 % %zz javascript:alert(1) ? # & = ;'.split(' '),
  ...'?redirect_uri=//evil.example #//evil.example'.split(' '),
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
]

/** Texts that are the same for the same seed. */
function generated(count: number): string[] {
  const random = new Random('paths')
  return Array.from({ length: count }, () => {
    const length = random.between(1, 9)
    const tail = Array.from({ length }, () => random.pick(parts)).join('')
    // Most of them start like a path.
    return random.next() < 0.9 ? `/${tail}` : tail
  })
}

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
    // A refused text leads to our origin only by naming its host.
    expect(refused.filter(({ text }) => !text.includes('console.test'))).toEqual([])
  })

  it('the router goes to each without an error', async () => {
    // The router warns of percent signs that encode nothing.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const router = createMemoryRouter([{ path: '*', element: null }])
    const failed: string[] = []
    for (const path of ours.slice(0, 1_000))
      await router.navigate(path).catch((error: unknown) => failed.push(`${path}: ${String(error)}`))
    expect(failed).toEqual([])
  })

  it('the sign-in follows the same paths', () => {
    // Signing in leads neither back to itself nor to a path without a page.
    const isTarget = (path: string) => {
      const { pathname } = new URL(path, ORIGINS[0])
      return !['/', '/login', '/device', '/device/'].includes(pathname) && !pathname.startsWith('/login/')
    }
    const differing = found.filter(({ text, path }) => {
      const followed = ownPath(text.trim())
      return (
        safeRedirect(text) !==
          (followed !== undefined && isTarget(followed) ? followed : projects.to.list()) ||
        (path !== undefined && followed !== path)
      )
    })
    expect(differing).toEqual([])
  })

  it('a demo takes the same paths, if nothing in them is a space', () => {
    const known = vocabulary()
    const head = { name: 'own', title: 'Own', about: 'A path.', world: { scenario: 'small' } }
    const steps = [{ do: 'chapter', title: 'One' }]
    const differing = found.slice(0, 5_000).filter(({ text, path }) => {
      const isTaken = validate({ ...head, start: text, steps }, 'own.json', known).length === 0
      return isTaken !== (path !== undefined && !/\s/.test(text))
    })
    expect(differing).toEqual([])
  })
})
