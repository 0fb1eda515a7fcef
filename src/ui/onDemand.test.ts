import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filesOf, importOnDemand } from './onDemand'

interface Link {
  href?: string
  rel?: string
  onload?: () => void
  onerror?: () => void
  remove(): void
}
let links: Link[]
beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => ({ remove: () => undefined }),
    head: { append: (link: Link) => links.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())
const asked = () => links.map(({ href }) => href)

it('an import asks for a style sheet again when it was missing', async () => {
  const first = importOnDemand(async () => 'page', ['a.css', 'a.js'])
  expect(asked()).toEqual(['/a.css', '/a.js'])
  links[0]?.onerror?.()
  await expect(first).rejects.toThrow('Unable to preload CSS for /a.css')
  const second = importOnDemand(async () => 'page', ['a.css', 'a.js'])
  expect(asked()).toEqual(['/a.css', '/a.js', '/a.css'])
  links[2]?.onload?.()
  await expect(second).resolves.toBe('page')
})

describe('the files of imports', () => {
  const run = vi.fn<() => Promise<string>>(async () => 'module')
  beforeEach(() => void run.mockClear())

  it('are listed once each, without fetching or running them', async () => {
    const form = async () => [await importOnDemand(run, ['form.js', 'shared.js', 'form.css'])]
    const page = async () => [await importOnDemand(run, ['page.js', 'shared.js'])]
    expect(filesOf([form, page])).toEqual(['/form.js', '/shared.js', '/form.css', '/page.js'])
    await Promise.resolve()
    expect(run).not.toHaveBeenCalled()
    expect(links).toEqual([])
  })
  it('can be imported afterwards', async () => {
    const part = () => importOnDemand(run, ['part.js'])
    filesOf([part])
    await expect(part()).resolves.toBe('module')
    expect(asked()).toEqual(['/part.js'])
    expect(filesOf([part])).toEqual([])
  })
})
