import type { Locator, Page } from 'playwright/test'
import { dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, REQUEST_ID, holdCalls } from '../support/network'

// Every failure ends in a clear message with a next step.

const inProject = (page: Page, project: string) =>
  page.getByRole('navigation', { name: `${project} navigation` })

const FAILURES = [
  ['unparsable', 'Error reading API response', REQUEST_ID],
  ['dead', 'The control plane could not be reached. Check the connection', undefined],
  ['broken', 'Internal Server Error', REQUEST_ID],
] as const

test('a call that fails says why, on a page, in a list and in a form, and can be made again without a reload', async ({
  page,
}) => {
  test.slow()
  await visit(page, '/projects?latency=0', 'Projects')
  const h1 = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  for (const [how, message, id] of FAILURES)
    await test.step(`a page whose data is ${how}: Something went wrong, and why`, async () => {
      const trouble = await failCalls(page, '/v1/instances', how)
      await row(page, 'berth-planner').getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByText('If the problem persists, contact your administrator.')).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
      if (id) await expect(page.getByText(id)).toBeVisible()
      await page.getByRole('link', { name: 'Projects' }).first().click()
      await expect(h1('Projects')).toBeVisible()
      await trouble.lift()
    })

  for (const [how, message] of FAILURES)
    await test.step(`a form whose answer is ${how} keeps what was typed`, async () => {
      await goInPage(page, '/projects-new')
      const panel = dialog(page, 'Create project')
      await panel.getByRole('textbox', { name: 'Name' }).fill('kept')
      const trouble = await failCalls(page, '/v1/projects', how)
      await panel.getByRole('button', { name: 'Create project' }).click()
      await expect(panel.getByText(message)).toBeVisible()
      await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('kept')
      await trouble.lift()
      await panel.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(page).toHaveURL(/\/projects$/)
      await expect(panel).toBeHidden()
    })

  await goInPage(page, '/projects/berth-planner/disks')
  await h1('Disks').waitFor()
  const sidebar = inProject(page, 'berth-planner')
  const [first] = FAILURES
  let trouble = await failCalls(page, '/v1/instances', first[0])
  await sidebar.getByRole('link', { name: 'Instances' }).click()
  const failure = page.getByRole('heading', { level: 2, name: /Could not load instances/ })
  await expect(failure).toBeVisible()
  await expect(h1('Instances')).toBeFocused()
  for (const [how, message, id] of FAILURES)
    await test.step(`a list whose answer is ${how} is named, inside its project`, async () => {
      if (how !== first[0]) {
        await trouble.lift()
        trouble = await failCalls(page, '/v1/instances', how)
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(page.getByText(message)).toBeVisible()
      if (id) await expect(page.getByText(id)).toBeVisible()
      await expect(h1('Instances')).toBeVisible()
      await expect(failure).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible()
      await expect(sidebar.getByRole('link', { name: 'Disks' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('berth-planner')
      await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    })
  await trouble.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'berth-api-1', exact: true })).toBeVisible()

  await test.step('a list that fails while it is polled keeps its rows and offers another try', async () => {
    trouble = await failCalls(page, /\/v1\/instances$/, 'broken')
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'berth-api-1' })).toBeVisible()
    await trouble.lift()
  })

  await test.step('the page of an instance that is asked for again in vain keeps what is known, and says so', async () => {
    await goInPage(page, '/projects/berth-planner/instances/berth-api-1/storage')
    await h1('berth-api-1').waitFor()
    await failCalls(page, '/v1/instances', 'broken')
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(page.getByText('Internal Server Error').first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('berth-api-1-boot')
  })
})

test('a page that fails, or is not there, is named in its place, and leads on @journey', async ({ page }) => {
  test.slow()
  await visit(page, '/settings/profile?scenario=small&latency=0', 'Profile')
  const h1 = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await test.step('a project that cannot be loaded keeps its places; the frame does not go away for a moment', async () => {
    // No list has shown the project.
    const trouble = await failCalls(page, '/v1/projects/web', 'broken')
    const watcher = await page.evaluateHandle(() => {
      const seen = { withoutFrame: false }
      const observer = new MutationObserver(() => {
        if (document.querySelector('main') === null) seen.withoutFrame = true
      })
      observer.observe(document.body, { subtree: true, childList: true })
      return { seen, observer }
    })
    await goInPage(page, '/projects/web/instances')
    await expect(h1(/Could not load project web/)).toBeFocused()
    const withoutFrame = await watcher.evaluate(({ seen, observer }) => {
      observer.disconnect()
      return seen.withoutFrame
    })
    expect(withoutFrame).toBe(false)
    await expect(inProject(page, 'web').getByRole('link', { name: 'Disks' })).toBeVisible()
    await trouble.lift()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1('Instances')).toBeVisible()
  })

  await test.step('an instance that is not there is named inside its project, and leads to the list', async () => {
    await goInPage(page, '/projects/web/instances/nope/storage')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page not found: There is no instance nope in web',
    )
    await expect(inProject(page, 'web').getByRole('link', { name: 'Disks' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('nope')
    await page.getByRole('link', { name: 'All instances' }).click()
    await expect(h1('Instances')).toBeFocused()
  })

  await test.step('an instance that cannot be loaded says so, also after the page of another one', async () => {
    await goInPage(page, '/projects/web/instances/web-1/networking')
    await h1('web-1').waitFor()
    // No row of a list may answer for the other instance.
    await page.evaluate(() => window.orreryLog?.dispatch({ type: 'api/resetApiState' }))
    const lists = await failCalls(page, '/v1/instances?', 'broken')
    const trouble = await failCalls(page, '/v1/instances/web-2', 'broken')
    await goInPage(page, '/projects/web/instances/web-2/networking')
    await expect(h1('Something went wrong: Could not load instance web-2')).toBeFocused()
    await Promise.all([trouble.lift(), lists.lift()])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1('web-2')).toBeVisible()
  })

  await test.step('a tab that cannot be loaded leaves the page and its tabs', async () => {
    await goInPage(page, '/projects/web/instances/web-1/storage')
    await h1('web-1').waitFor()
    const trouble = await failCalls(page, '/v1/anti-affinity-groups', 'broken')
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Could not load settings/ })).toBeVisible()
    await expect(h1('web-1')).toBeVisible()
    await trouble.lift()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('combobox', { name: 'Policy' })).toBeVisible()
  })

  await test.step('a panel about something that is not there says so over its list, and closes to it', async () => {
    await goInPage(page, '/projects/web/disks/nope')
    const panel = dialog(page, /There is no disk nope in web/)
    await expect(panel.getByText("The page you are looking for doesn't exist")).toBeVisible()
    await panel.getByRole('button', { name: 'All disks' }).click()
    await expect(page).toHaveURL('/projects/web/disks')
    await expect(page.getByRole('table', { name: 'Disks' })).toBeVisible()
  })

  await test.step('a forbidden list says so, also when the server does not', async () => {
    await failCalls(page, '/v1/vpcs', 'forbidden without a body')
    await inProject(page, 'web').getByRole('link', { name: 'VPCs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Action not authorized: You may not see VPCs',
    )
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The region answered 403: Unknown server error. It may mean that your roles do not allow this.',
    )
    await expect(page.getByRole('link', { name: 'Back to console' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

  await test.step('the first list, not found, can be asked for again: all other ways lead to it', async () => {
    await goInPage(page, '/settings/profile')
    await h1('Profile').waitFor()
    const trouble = await failCalls(page, '/v1/projects', { status: 404, body: null })
    await page.getByRole('link', { name: 'Projects' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page not found: Could not find projects',
    )
    await trouble.lift()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'web', exact: true })).toBeVisible()
  })

  await test.step('a project that is not there is named in the silo, and leads to the projects', async () => {
    await goInPage(page, '/projects/nope/instances')
    await expect(h1(/There is no project nope/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Silo access' })).toBeVisible()
    await expect(inProject(page, 'nope')).toHaveCount(0)
    await page.getByRole('link', { name: 'All projects' }).click()
    await expect(h1('Projects')).toBeFocused()
  })
})

/** Holds the messages by which React schedules its work, so that it renders nothing until `resume`. */
async function holdDrawing(page: Page): Promise<{ resume(): Promise<void> }> {
  const held = await page.evaluateHandle(() => {
    const post = MessagePort.prototype.postMessage
    const kept: (() => void)[] = []
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (message === null) kept.push(() => post.call(this, message))
      else post.call(this, message)
    }
    return () => {
      MessagePort.prototype.postMessage = post
      for (const turn of kept) turn()
    }
  })
  return { resume: () => held.evaluate((resume) => resume()) }
}

/** Whether the last request of an operation, and all requests sent with it, have responses. */
const isAnswered = (page: Page, operation: string) =>
  page.evaluate((subject) => {
    const last = window.orreryLog?.entries().findLast((entry) => entry.subject === subject)
    const isLast = window.callRules?.unanswered() === 0
    return isLast && last?.kind === 'reply' && last.data.status === 200
  }, operation)

/** Clicks a link. @returns whether a dialog is open three frames after its address appears */
const opensAtOnce = (link: Locator, path: string) =>
  link.evaluate(async (element: HTMLElement, end) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    element.click()
    while (!location.pathname.endsWith(end)) await nextFrame()
    for (let frames = 0; frames < 3; frames += 1) await nextFrame()
    return document.querySelector('[role=dialog]') !== null
  }, path)

test('a panel that fails is there as soon as its address is', async ({ page }) => {
  await visit(page, '/system/silos/tidewater-ops/idps?latency=0', 'tidewater-ops')
  const trouble = await failCalls(page, '/v1/system/identity-providers/saml/harbour-sso', 'broken')
  const link = page.getByRole('link', { name: 'harbour-sso', exact: true })
  expect(await opensAtOnce(link, '/harbour-sso')).toBe(true)
  await trouble.lift()
  await dialog(page, /Could not load identity provider harbour-sso/)
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(dialog(page, 'Identity provider')).toBeVisible()
})

test('Try again shows the page also when the browser draws only after the answer', async ({ page }) => {
  await visit(page, '/projects/berth-planner/vpcs/plant-floor/routers/inland?latency=0', 'inland')
  const trouble = await failCalls(page, /\/v1\/vpc-router-routes\/depot-01$/, 'broken')
  await page.getByRole('link', { name: 'depot-01', exact: true }).click()
  const failure = dialog(page, /Could not load route depot-01/)
  await expect(failure).toBeVisible()
  await trouble.lift()
  const drawing = await holdDrawing(page)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => isAnswered(page, 'vpcRouterRouteView')).toBe(true)
  await drawing.resume()
  await expect(dialog(page, 'Edit route')).toBeVisible()
})

test('a panel about a row shows what the list knows, and says that no more could be loaded', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  // The cached list is stale by then. Another poll would refresh what it knows.
  await holdCalls(page, { operation: 'diskList' })
  await page.clock.fastForward('00:03')
  const trouble = await failCalls(page, '/v1/disks/spare', 'broken')
  expect(await opensAtOnce(page.getByRole('link', { name: 'spare', exact: true }), '/disks/spare')).toBe(true)
  const panel = dialog(page, 'Disk details')
  await expect(panel.getByText('Internal Server Error')).toBeVisible()
  await trouble.lift()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('Internal Server Error')).toHaveCount(0)
})

test('without knowing who is signed in there is still a frame, and a way on', async ({ page }) => {
  await page.goto('/projects?scenario=small&latency=0&faults=fail:currentUserView:1')
  await expect(page.getByRole('heading', { level: 1, name: /Could not load your account/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
})

test('an address outside of every layout is not found, also at first; the pages of signing in have their titles', async ({
  page,
}) => {
  await page.goto('/device?latency=0')
  for (const path of ['/device', '/device/nowhere', '/login/nowhere'])
    await test.step(path, async () => {
      if (path !== '/device') await goInPage(page, path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to console' })).toBeVisible()
      await expect(page).toHaveTitle('Page not found / Orrery')
    })
  for (const [path, title] of [
    ['/login', 'Sign in / Orrery'],
    ['/device/verify', 'Device authentication / Orrery'],
    ['/device/success', 'Device logged in / Orrery'],
  ] as const)
    await test.step(path, async () => {
      await goInPage(page, path)
      await expect(page).toHaveTitle(title)
    })
  await page.goto('/nowhere?latency=0')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
})
