import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { accessibilityViolations } from '#tests/support/accessibility'
import { openBanner } from '#tests/support/actions'
import { expect, test } from '#tests/support/browserTest'
import { keepScript, loadOnDemand, player } from '#tests/support/demoPlayer'
import type {} from '#features/console/demos/page/outside'
import { scriptSource } from '#features/console/demos/script/source'
import type { DemoScript } from '#features/console/demos/script/step'
import {
  at,
  chapter,
  click,
  demo,
  expect as expectIt,
  observed,
  point,
  say,
  until,
} from '#features/console/demos/script/words'
import { OLDEST } from '#store/api/versions/generated/shipped'
import { flipbookOf } from '../../tools/demos/flipbook'

// The region of a demo is of the version that its script names, or of the usual one.
// It is drawn, because an expectation asks whether its text is in view.
test.use({ realLoads: true, api: OLDEST, isDrawn: true })

/** Opens a demo that a test has written. */
async function play(page: Page, script: DemoScript, pace = 1) {
  await keepScript(page, script)
  await page.goto(`/?demo=own&pace=${pace}`)
}

/** Runs axe on a page whose clock stands still, and moves it meanwhile: axe waits by timers. */
async function violations(page: Page) {
  let isDone = false
  const found = accessibilityViolations(page).finally(() => {
    isDone = true
  })
  while (!isDone) await page.evaluate(() => window.orreryDemo?.advance(50, 'reading'))
  return found
}

const restart = demo(
  {
    name: 'restart',
    title: 'Restart',
    about: 'An instance is started.',
    world: { scenario: 'small', seed: 3 },
    start: '/projects/web/instances',
  },
  [
    chapter('Start'),
    say('db-1 is stopped.'),
    click(at.row('db-1').button('Actions for db-1')),
    click(at.menuitem('Start')),
    until(observed('instance', 'db-1', 'running')),
    chapter('Look'),
    point(at.row('db-1'), 'It runs.'),
    expectIt(at.row('db-1')).shows('Running'),
  ],
)

test('a step that does not work says which one it is and what there was instead', async ({ page }) => {
  const end = await loadOnDemand(page)
  const steps = [chapter('Stop'), click(at.row('web-1').button('Action for web-1'))]
  await play(page, { ...restart, steps }, 1_000)
  const alert = player(page).getByRole('alert')
  await expect(alert).toContainText('restart.json, step 2: click button "Action for web-1" in row "web-1"')
  await expect(alert).toContainText('Did you mean button "Actions for web-1"?')
  // The viewer has the page now: its clock runs.
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()

  // The page has a link, not a button. Until the failure, the player shows its target and the time left.
  const wanted = click(at.main().button('Create instanze'))
  await play(page, { ...restart, steps: [chapter('Create'), wanted] }, 4)
  await expect(player(page).getByText(/^Waiting, \d s left: button "Create instanze" in main$/)).toBeVisible()
  await expect(alert).toContainText('Of another role there is link "Create instance". There are: ')
  await expect(alert).toContainText('Did you mean link "Create instance"?')

  await play(page, { ...restart, world: { scenario: 'smal' } })
  await expect(player(page).getByRole('alert')).toContainText('wanted a scenario "smal" at world.scenario')
  await end()
})

test('a script that is pasted plays, is controlled by keys, and leaves the page to its viewer', async ({
  page,
}) => {
  await page.goto('/_demos')
  // As it is copied from the log of the debugger.
  await page.getByRole('textbox', { name: 'Script' }).fill(`${JSON.stringify(restart, null, 2)}\n`)
  await page.getByRole('button', { name: 'Play script' }).click()
  const caption = player(page).getByRole('status', { name: 'Caption' })
  await expect(caption).toHaveText('db-1 is stopped.')
  await page.keyboard.press('Space')
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  // The viewer's clicks do not reach the page.
  await page.mouse.click(300, 300)
  await expect(caption).toHaveText(/^This is a demo\./)
  await page.keyboard.press('ArrowUp')
  await expect(player(page).getByRole('button', { name: 'Speed 2×' })).toBeVisible()

  // One step at a time: the rest of the sentence, and the click on the menu.
  await page.keyboard.press('ArrowRight')
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeVisible()
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  // The keyboard reaches the controls, and the menu of the page gets no event.
  await page.keyboard.press('Tab')
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeVisible()

  await player(page).getByRole('button', { name: 'Chapters' }).click()
  await player(page).getByRole('button', { name: 'Look' }).click()
  await expect(caption).toHaveText('It runs.')
  const length = await page.evaluate(() => history.length)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(player(page)).toBeHidden()
  // A reload must not play the demo again: the address names the region instead.
  await expect(page).toHaveURL('/projects/web/instances?scenario=small&seed=3')
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.getByRole('link', { name: 'Disks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
})

test('the list of demos plays one from a chapter, and checks a script that is pasted @journey @engines', async ({
  page,
}) => {
  await page.goto('/_demos')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'First steps',
    'Everyday work',
    'When something went wrong',
    'For operators',
    'A script of your own',
  ])
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
    'The first project and its instance',
  )
  // Each has its own picture, of the theme that is shown.
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(17)
  const shown: string[] = []
  for (const picture of await pictures.all()) {
    // It is fetched once it is near.
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('naturalWidth', 640)
    shown.push(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
  }
  expect(new Set(shown.filter((source) => source.includes('-light'))).size).toBe(17)
  await page.getByRole('textbox', { name: 'Script' }).fill('{"steps": []}')
  await page.getByRole('button', { name: 'Play script' }).click()
  await expect(page.getByRole('textbox', { name: 'Script' })).toHaveAccessibleDescription(
    /wanted a name in lower case with dashes at name/,
  )
  await page.getByRole('textbox', { name: 'Script' }).fill(scriptSource(restart))
  await page.getByRole('button', { name: 'Play script' }).click()
  await expect(page.getByRole('textbox', { name: 'Script' })).toHaveAccessibleDescription(/TypeScript/)
  await page
    .getByRole('list', { name: 'Chapters of Why a button is disabled' })
    .getByRole('link', { name: 'The way there' })
    .click()
  await expect(player(page).getByRole('status', { name: 'Caption' })).toHaveText('The way there')
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible()
})

test.describe('the film of a demo', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('fits a window of 1280 × 800 with all of its controls', async ({ page }, info) => {
    const picture = await page.screenshot({ type: 'jpeg' })
    const film = {
      title: 'A film',
      frames: [{ at: 0, picture: picture.toString('base64') }],
      captions: [
        { from: 0, to: 4_000, text: 'A sentence of two lines, which is as long as one may be. '.repeat(3) },
      ],
      chapters: [1, 2, 3].map((number) => ({ at: 0, title: `Chapter ${number}` })),
      length: 4_000,
    }
    const file = info.outputPath('film.html')
    writeFileSync(file, flipbookOf(film))
    await page.goto(pathToFileURL(file).href)
    await expect(page.getByRole('button', { name: 'Chapter 3' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('img')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
  })
})

test('the lab makes one address of scenario, seed, latency, speed and faults, and the region obeys it', async ({
  page,
}) => {
  await page.goto('/projects?scenario=empty&latency=0')
  await (await openBanner(page)).getByRole('button', { name: 'Lab', exact: true }).click()
  const lab = page.getByRole('dialog', { name: 'Scenario and fault lab' })
  await lab.getByRole('combobox', { name: 'Scenario' }).selectOption('small')
  await lab.getByRole('textbox', { name: 'Seed' }).fill('7')
  await lab.getByRole('textbox', { name: 'Latency' }).fill('soon')
  await expect(lab.getByRole('button', { name: 'Start region' })).toHaveAttribute('aria-disabled', 'true')
  await lab.getByRole('textbox', { name: 'Latency' }).fill('0')
  await lab.getByRole('combobox', { name: 'Operation' }).fill('projectCreate')
  await lab.getByRole('button', { name: 'Add fault' }).click()
  await expect(lab.getByRole('group', { name: 'Address' })).toContainText(
    '/projects?scenario=small&seed=7&latency=0&faults=fail:projectCreate:1',
  )
  expect(await accessibilityViolations(page, { within: '[role="dialog"]' })).toEqual([])
  await lab.getByRole('button', { name: 'Start region' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  // The lab shows the switches with which this region was started.
  await (await openBanner(page)).getByRole('button', { name: 'Lab', exact: true }).click()
  await expect(lab.getByRole('textbox', { name: 'Faults' })).toHaveValue('fail:projectCreate:1')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Create project' }).click()
  const panel = page.getByRole('dialog', { name: 'Create project' })
  await panel.getByRole('textbox', { name: 'Name' }).fill('one')
  await panel.getByRole('button', { name: 'Create project' }).click()
  await expect(panel.getByRole('alert').filter({ hasText: 'Internal Server Error' })).toBeVisible()
})
