import { describe, expect, test } from 'vitest'
import { casesOf } from '../support/casesOf'
import { planner, stranger } from '../support/nounCases'
import { setupPages } from '../support/pageText'

// The text of a page, a tab or a panel for the address of a missing resource, or of one that the user may not
// see. The looks of errors and their next steps are tested in tests/browser/failures.spec.ts.
// The rows of each noun are in tests/nouns.

describe('what does not exist', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test.each(casesOf('missing'))('%s', async (path, what) => {
    expect((await pages.open(path)).failure).toBe(`Page not found: There is no ${what}`)
  })

  // Inside the layout that its address begins with.
  test.each([
    ['/nowhere', 'Silo access'],
    [`${planner}/nowhere`, 'Project access'],
    ['/settings/nowhere', 'SSH keys'],
    ['/system/nowhere', 'Inventory'],
    ['/help/not-a-topic/at-all', 'Docs'],
    ['/projects/nowhere/instances', 'Silo access'],
    [`${planner}/instances/nowhere/storage`, 'Project access'],
    ['/lookup/instances/web-1', 'Silo access'],
    [`/lookup/i/${stranger}`, 'Silo access'],
    [`${planner}/instances/WEB/storage`, 'Project access'],
    ['/projects/web-1./instances', 'Silo access'],
    ['/projects/%20/instances', 'Silo access'],
  ])('%s has the links of its layout', async (path, place) => {
    const page = await pages.open(path)
    expect(page.heading).toMatch(/^Page not found/)
    expect(page.link(place)).toBeDefined()
    expect(page.text).toContain(
      "The page you are looking for doesn't exist or you may not have access to it.",
    )
    expect(page.described('Sign out')).toBeUndefined()
  })

  test('a lookup that the region does not answer does not say that there is nothing', async () => {
    const path = `/lookup/disks/${stranger}`
    const failed = await pages.openWhile('diskView', path)
    expect(failed.heading).toBe(`Page not found: Could not look up disk with the ID ${stranger}`)
    expect(failed.text).toContain('The control plane could not say whether it exists.')
    expect(failed.described('Try again')).toBeUndefined()
    const page = await pages.open(path)
    expect(page.heading).toBe(`Page not found: There is no disk with the ID ${stranger}`)
    expect(() => page.described('Try again')).toThrow('no button')
  })

  test('an unknown page of a project leads to its overview', async () => {
    const page = await pages.open(`${planner}/nowhere`)
    expect(page.link('Overview')).toBe(`${planner}/overview`)
  })

  test('an operator has a way to the pages of the region', async () => {
    const page = await pages.open('/projects')
    expect(() => page.described('Orrery, tidewater-ops: switch place')).not.toThrow()
  })

  test('the source in the address of a form', async () => {
    expect((await pages.open(`${planner}/disks-new?snapshot=gone`)).failure).toBe('Page not found')
  })
})

describe('for a user who does not operate the region', () => {
  const pages = setupPages({ scenario: 'company', persona: 'dele' })
  test.each([
    '/system/issues',
    '/system/utilization',
    '/system/inventory/sleds',
    '/system/silos',
    '/system/silos-new',
    '/system/silos/tidewater-ops/quotas',
    '/system/access',
    '/system/networking/ip-pools',
    '/system/networking/ip-pools/dock-public',
    '/system/networking/ip-pools/dock-public/ranges-add',
  ])('%s', async (path) => {
    const page = await pages.open(path)
    expect(page.failure).toMatch(/^Page not found/)
    expect(page.heading).toMatch(/^Page not found/)
  })

  test('nothing leads there', async () => {
    const page = await pages.open('/projects')
    expect(() => page.described('Switch between system and silo')).toThrow('has no button')
    expect(page.text).not.toContain('Switch between system and silo')
  })
})

describe('without a role in the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'colm' })
  test.each(['disks', 'snapshots', 'instances', 'access'])('its %s', async (list) => {
    expect((await pages.open(`${planner}/${list}`)).heading).toMatch(/^Page not found: There is no project/)
  })

  test('the list of projects is refused, and the way back is not to it', async () => {
    const page = await pages.open('/projects')
    expect(page.heading).toContain('You may not see projects')
    expect(page.link('Back to console')).toBe('/home')
    expect(page.link('Who can give access')).toBe('/access')
    const helpers = await pages.open('/access')
    expect(helpers.rows('Silo access').join()).toContain('Marit Aune User Admin')
  })
})
