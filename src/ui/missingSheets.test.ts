import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteMissingSheets } from './missingSheets'
import { preloadable } from './preloadable'

interface Link {
  href?: string
  rel?: string
  onload?: () => void
  onerror?: () => void
  remove(): void
}
let links: Link[]
const window = new EventTarget()
const ending = new AbortController()
beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (link: Link) => links.push(link) },
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
})

it('a style sheet that was missing is asked for again before code that may need it', async () => {
  noteMissingSheets(ending.signal)
  const failed = (message: string) =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
  failed('Failed to fetch dynamically imported module: /assets/a.js')
  failed('Unable to preload CSS for /assets/a.css')

  const fetchPage = vi.fn<() => Promise<string>>(async () => 'page')
  const page = preloadable(fetchPage)
  const first = page.load()
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([['/assets/a.css', 'stylesheet']])
  links[0]?.onerror?.()
  await expect(first).rejects.toThrow('Unable to preload CSS for /assets/a.css')
  expect(fetchPage).not.toHaveBeenCalled()
  await expect(preloadable(async () => 'error', { isForErrors: true }).load()).resolves.toBe('error')

  const second = page.load()
  expect(links).toHaveLength(2)
  links[1]?.onload?.()
  await expect(second).resolves.toBe('page')
  await expect(preloadable(async () => 'other').load()).resolves.toBe('other')
  expect(links).toHaveLength(2)
})
