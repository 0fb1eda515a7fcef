import { describe, expect, test } from 'vitest'
import { nounsInRegions } from '../support/casesOf'
import { literally } from '../support/markup'
import { networking, planner, type CommandCase } from '../support/nounCases'
import { quietConsole, setupPages } from '../support/pageText'
import { call } from '../support/region'

// What a command of a menu asks before it runs, what the region refuses, and what the same console shows afterwards.
// The rows are in tests/nouns; those of a noun share a region.
// `tests/browser/commands.spec.ts` shows the question, its buttons and an error in it.

quietConsole()

const anything = /^/

/** What a page reads before and after. */
const around = ({ shows, hides, refused }: CommandCase) => {
  const [, text] = shows ?? hides ?? [undefined, anything]
  const there = expect.stringMatching(literally(text)) as string
  const not = expect.not.stringMatching(literally(text)) as string
  if (refused || !(shows ?? hides)) return ['', '']
  return shows ? [not, there] : [there, not]
}

describe.each(nounsInRegions('commands'))('the commands of %s', (_, commands, api) => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api })
  test.each(commands)('$path: $label $of', async (one) => {
    const { path, of, label, asks = anything, refused, shows, hides } = one
    const page = await (await pages.begin(path)).settled()
    const command = page.command(of, label)
    const [place] = shows ?? hides ?? []
    const read = async () => (place === undefined ? '' : (await (await page.go(place)).settled()).text)
    expect(command.question ?? '').toMatch(literally(asks))
    // The activity names it as the question does.
    expect([`${command.line}?`, undefined]).toContain(command.asks)
    const before = await read()
    expect((await command.run()) ?? '').toMatch(refused ?? /^$/)
    expect([before, await read()]).toEqual(around(one))
  })
})

describe('giving up your own role', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test('says so, but for one that the silo gives as well', async () => {
    const questionOf = async (path: string) =>
      (await pages.begin(path)).command('Marit Aune', 'Delete').question
    expect(await questionOf('/access')).toContain('This is your own access')
    expect(await questionOf('/system/access')).toContain('Admin of the fleet')
    expect(await questionOf('/system/access')).not.toContain('own access')
  })
})

describe('a floating IP that is deleted', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test('goes back to its pool, and the figures fall', async () => {
    const page = await pages.begin(`${planner}/floating-ips`)
    const used = async () => {
      const pool = await (await page.go(`${networking}/ip-pools/dock-public`)).settled()
      return Number(/(\d+) of 191 allocated/.exec(pool.text)?.[1])
    }
    const before = await used()
    expect(before).toBeGreaterThan(0)
    expect(await page.command('quay-2', 'Delete').run()).toBeUndefined()
    expect(await used()).toBe(before - 1)
  })
})

describe('a BGP configuration and its announce set', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test('go one after the other, once nothing uses them', async () => {
    const bgp = `${networking}/bgp`
    const at = `/v1${networking}/bgp`
    await call('PUT', `${at}-announce-set`, { name: 'quay', description: '', announcement: [] })
    const config = { name: 'quay-edge', description: '', asn: 65_011, bgp_announce_set_id: 'quay' }
    expect((await call('POST', at, config)).status).toBe(201)
    const remove = async (tab: string, name: string) => {
      const page = await (await pages.begin(`${bgp}/${tab}`)).settled()
      const refused = await page.command(name, 'Delete').run()
      const left = (await (await page.go(`${bgp}/${tab}`)).settled()).text
      return { refused, isLeft: left.includes(name) }
    }
    expect(await remove('announce-sets', 'quay')).toEqual({
      refused: expect.stringContaining('in use by the BGP configuration "quay-edge"') as string,
      isLeft: true,
    })
    expect(await remove('configs', 'quay-edge')).toEqual({ refused: undefined, isLeft: false })
    expect(await remove('announce-sets', 'quay')).toEqual({ refused: undefined, isLeft: false })
  })
})
