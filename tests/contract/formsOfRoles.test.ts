import { beforeAll, describe, expect, it } from 'vitest'
import { quietConsole, setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// Every form, opened by its address, for users whose roles do not allow it: its submit button is disabled with the reason
// of the button that leads to it, and a notice before its fields says it. Rule: ROLE-13. Each field that it begins with
// is of a value of the form.

quietConsole()

type Page = Awaited<ReturnType<ReturnType<typeof setupPages>['open']>>

/** The forms that need no role: what is the user's own, what only reads, and by ROLE-12 a BFD session. */
const free: readonly string[] = [
  '/settings/ssh-keys-new',
  '/system/update/repositories-find',
  '/system/networking/bfd-sessions-enable',
]

interface FormsOf {
  area: string
  persona: string
  /** How many of its addresses have a form. */
  least: number
  reason: RegExp
}

const PROJECT =
  /^Only an? (collaborator|admin) of the (project|fleet) can do this\. You (are a viewer|have no role there)$/
const SILO = /^Only an? (collaborator|admin) of the silo can do this\. You have no role there$/
const FLEET =
  /^Only an? (collaborator|admin) of the (fleet|silo) can do this\. You are a (viewer|collaborator)$/

describe.each<FormsOf>([
  { area: 'nouns of a project', persona: 'yuki', least: 20, reason: PROJECT },
  { area: 'nouns of the silo', persona: 'yuki', least: 3, reason: SILO },
  { area: 'nouns of the settings', persona: 'yuki', least: 1, reason: SILO },
  { area: 'nouns of the system', persona: 'staff Solveig Haugen', least: 20, reason: FLEET },
])('$area for $persona', ({ area, persona, least, reason }) => {
  const pages = setupPages({ scenario: 'company', persona })
  const forms: { path: string; page: Page }[] = []
  beforeAll(async () => {
    // A form is a panel, or a page for something new.
    for (const { path, isPanel } of areas[area] ?? []) {
      if (!isPanel && !path.endsWith('-new')) continue
      const page = await pages.open(path)
      if (page.submit()) forms.push({ path, page })
    }
  }, 60_000)

  it('cannot be sent where the role is too weak, for the reason of the button that leads there', () => {
    expect(forms.length).toBeGreaterThanOrEqual(least)
    const faults = forms.flatMap(({ path, page }) => {
      const submit = page.submit()
      if (!submit || free.includes(path)) return []
      const why = submit.reason ?? ''
      const isRight = reason.test(why) && submit.isSaid && page.described(submit.label) === why
      return isRight ? [] : [`${path}: ${submit.label}: ${why}`]
    })
    expect(faults).toEqual([])
  })

  it('has fields for values that it has', () => {
    const strays = forms.flatMap(({ path, page }) => page.form().strays.map((name) => `${path}: ${name}`))
    expect(strays).toEqual([])
  })

  it('can be sent where no role is needed', () => {
    const disabled = forms.filter(({ path, page }) => free.includes(path) && page.submit()?.reason)
    expect(disabled).toEqual([])
  })
})
