import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { makeStore } from '#store/store'
import { wireWords } from '#model/case'
import { docsUrl } from './docsUrl'
import { HelpSkeleton } from './HelpSkeleton'
import { HelpContent } from './HelpContent'
import { helpNavigation } from './helpNavigation'
import { loader } from './HelpPage'
import { helpTopics, pages } from './pages'
import { isHelpTopic, titlesByGroup, type HelpTopic } from '#features/kit/noun/helpTopics'
import { topicNoun } from '#features/kit/help/topicNoun'

const store = makeStore()

const markupOf = async (topic: HelpTopic) => {
  const { default: Words } = await pages[topic].load()
  return renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>
        <Words />
      </MemoryRouter>
    </Provider>,
  )
}
const hrefsOf = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe.each([...helpTopics])('the help page %s', (topic) => {
  test('links to other help pages only', async () => {
    const dead = hrefsOf(await markupOf(topic)).filter((href) => {
      const [, linked = ''] = /^\/help\/([^/]+)$/.exec(href) ?? []
      return !isHelpTopic(linked) || linked === topic
    })
    expect(dead).toEqual([])
  })

  test('has a place of its own in the address for each part', async () => {
    const markup = await markupOf(topic)
    const ids = [...markup.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(markup.split('<h2').length - 1)
    expect(new Set(ids).size).toBe(ids.length)
    for (const taken of ['', 'content', 'root', undefined]) expect(ids).not.toContain(taken)
  })

  test('says enough, and fits a short reading', async () => {
    const count = wordsOf(await markupOf(topic)).split(' ').length
    expect(count).toBeGreaterThan(90)
    expect(count).toBeLessThan(700)
  })
})

test('a help page whose code is loaded shows its text at once, without a skeleton', async () => {
  await loader({ params: { topic: 'images' } } as unknown as Parameters<typeof loader>[0])
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>
        <Suspense fallback={<HelpSkeleton />}>
          <HelpContent topic="images" />
        </Suspense>
      </MemoryRouter>
    </Provider>,
  )
  expect(markup).not.toContain('aria-hidden')
  expect(wordsOf(markup)).toContain('image')
})

test('every help page is in one group', () => {
  expect(Object.values(titlesByGroup).flatMap((titles) => Object.keys(titles))).toEqual(helpTopics)
})

test('every help page is linked from another one', async () => {
  const linked = new Set((await Promise.all(helpTopics.map(markupOf))).flatMap(hrefsOf))
  expect(helpTopics.filter((topic) => !linked.has(`/help/${topic}`))).toEqual([])
})

test.each([
  ['instances', instanceLifecycle],
  ['disks', diskLifecycle],
] as const)(
  'the help page %s lists every state of the lifecycle, with what it allows',
  async (topic, lifecycle) => {
    const words = wordsOf(await markupOf(topic))
    for (const state of lifecycle.states) expect(words).toContain(wireWords(state))
    for (const command of Object.values<string>(lifecycle.words)) expect(words).toContain(command)
  },
)

test('a topic within a sentence keeps its initialism', () => {
  expect(topicNoun('instances')).toBe('instances')
  expect(topicNoun('vpcs')).toBe('VPCs')
  expect(topicNoun('ssh-keys')).toBe('SSH keys')
})

test('read more leads to the page of the topic on the operator’s site, and is absent without one', () => {
  expect(docsUrl('disks', 'https://docs.region.example/guide/')).toBe(
    'https://docs.region.example/guide/disks',
  )
  expect(docsUrl('disks', 'https://docs.region.example')).toBe('https://docs.region.example/disks')
  expect(docsUrl('disks', '')).toBeUndefined()
  expect(docsUrl('disks', 'docs')).toBeUndefined()
  expect(docsUrl('disks', 'javascript:alert(1)')).toBeUndefined()
})

describe('the sidebar of the help pages', () => {
  const unfoldedIn = (pathname: string, folded: Readonly<Record<string, boolean>> = {}) =>
    helpNavigation(pathname, folded, () => {}).flatMap(({ heading, folds }) =>
      typeof folds === 'object' && !folds.isFolded ? [heading] : [],
    )

  test('has only the group of the open page unfolded, so that its entry is among few', () => {
    expect(unfoldedIn('/help/keyboard')).toEqual(['Console'])
    expect(unfoldedIn('/help/disks')).toEqual(['Storage'])
    expect(unfoldedIn('/help')).toEqual([])
  })

  test('keeps what a reader has folded and unfolded', () => {
    expect(unfoldedIn('/help/disks', { Networking: false })).toEqual(['Storage', 'Networking'])
    expect(unfoldedIn('/help/disks', { Storage: true })).toEqual([])
  })

  test('leads back to the page before, or else to the projects', () => {
    const first = (from?: { name: string; to: string }) => {
      const { label, to } = helpNavigation('/help', {}, () => {}, from)[0]?.items[0] ?? {}
      return { label, to }
    }
    expect(first({ name: 'Racks', to: '/system/racks' })).toEqual({
      label: 'Back to Racks',
      to: '/system/racks',
    })
    expect(first()).toEqual({ label: 'Projects', to: '/projects' })
  })
})
