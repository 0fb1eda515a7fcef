import type { Locator, Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { failCalls, holdCalls } from '../support/network'

const PROJECT = '/projects/web/images'
const WORLD = 'scenario=small&latency=0&speed=1000'
/** Three chunks, none of them zeros. */
const FILE = {
  name: 'harbour.img',
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(3 * 2 ** 19, 7),
}

const panel = (page: Page) => dialog(page, 'Upload image')
const progress = (page: Page) => dialog(page, 'Image upload progress')
const question = (page: Page) => dialog(page, 'Cancel upload?')
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Upload image' })
const step = (page: Page, label: string): Locator =>
  progress(page).getByRole('listitem').filter({ hasText: label })

async function fill(page: Page, name = 'fresh', file = FILE) {
  await panel(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await panel(page).getByRole('textbox', { name: 'OS' }).fill('harbour-linux')
  await panel(page).getByRole('textbox', { name: 'Version' }).fill('13')
  await panel(page).getByLabel('Image file').setInputFiles(file)
}

async function open(page: Page, more = '', project = PROJECT) {
  await page.goto(`${project}-new?${WORLD}${more}`)
  await panel(page).waitFor()
}

/** The chunks of a file. */
const CHUNKS = { method: 'POST', path: /\/bulk-write$/ }

/** The names of all resources in the project's lists. */
async function everything(page: Page): Promise<string[]> {
  const lists = ['disks', 'snapshots', 'images'].map(async (kind) => {
    const path = `/v1/${kind}?project=web&limit=1000`
    const { items } = await elsewhere<{ items: { name: string }[] }>(page, 'GET', path)
    return items.map(({ name }) => `${kind}/${name}`)
  })
  return (await Promise.all(lists)).flat()
}

async function expectTyped(page: Page, name: string) {
  await expect(panel(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await expect(panel(page).getByRole('textbox', { name: 'Version' })).toHaveValue('13')
  await expect(panel(page)).toContainText('harbour.img')
}

/** The panel leaves nothing outside of a phone. */
async function expectToFit(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a file becomes an image: every step is shown, on a phone too, and nothing temporary stays @journey @engines', async ({
  page,
}) => {
  await visit(page, `${PROJECT}?${WORLD}`, 'Project images')
  const before = await everything(page)
  await page.getByRole('link', { name: 'Upload image' }).first().click()
  await expect(page).toHaveTitle('Upload image / Images / web / Projects / Orrery')
  // What is said of a file comes and goes with the block size too, before anything is sent.
  await panel(page)
    .getByLabel('Image file')
    .setInputFiles({ ...FILE, buffer: Buffer.alloc(512, 7) })
  const uneven = panel(page).getByText(/must be a multiple of the block size/)
  await panel(page).getByRole('radio', { name: '4,096' }).check()
  await expect(uneven).toBeVisible()
  await panel(page).getByRole('radio', { name: '512', exact: true }).check()
  await expect(uneven).toHaveCount(0)
  await fill(page)
  await expectToFit(page)
  const chunks = await holdCalls(page, CHUNKS)
  await submit(page).click()
  await expect(progress(page)).toContainText('Uploading')
  await chunks.lift()
  await expect(progress(page)).toContainText('fresh is ready.')
  await expect(progress(page).getByRole('link', { name: 'Create instance' })).toHaveAttribute(
    'href',
    /\/projects\/web\/instances-new\?image=[0-9a-f-]{36}$/,
  )
  await expectToFit(page)
  await expect(progress(page).getByRole('listitem')).toHaveCount(7)
  await expect(progress(page).getByText('complete', { exact: true })).toHaveCount(7)
  await expect(progress(page).getByRole('progressbar', { name: 'File sent' })).toHaveAttribute(
    'aria-valuetext',
    /^100\s%, 1.5\sMiB of 1.5\sMiB$/,
  )
  await progress(page).getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(`${PROJECT}?${WORLD}`)
  await expect(row(page, 'fresh')).toContainText('1 GiB')
  expect(await everything(page)).toEqual([...before, 'images/fresh'])
})

test('what is missing or taken is said at its field, advice does not refuse, and an upload that fails in a step is resumed there', async ({
  page,
}) => {
  await page.goto(
    '/projects/berth-planner/images-new?latency=0&speed=1000&faults=fail:imageView:1,fail:diskFinalizeImport:1',
  )
  const file = panel(page).getByLabel('Image file')
  const name = panel(page).getByRole('textbox', { name: 'Name' })
  await submit(page).click()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(name).toBeFocused()
  await expect(panel(page).getByRole('textbox', { name: 'OS' })).toHaveAccessibleDescription('')
  await expect(file).toHaveAccessibleDescription('Image file is required')

  await file.setInputFiles({ ...FILE, name: 'harbour.qcow2' })
  await expect(file).toHaveAccessibleDescription('')
  await expect(panel(page).getByRole('note')).toContainText('no raw disk (foreign format)')
  await panel(page).getByRole('button', { name: 'Clear file' }).click()
  await expect(file).toHaveAccessibleDescription('Image file is required')
  const disk = Buffer.alloc(8_192)
  disk.write('EFI PART', 512)
  await file.setInputFiles({ ...FILE, buffer: disk })
  await panel(page).getByRole('radio', { name: '4,096' }).check()
  await expect(panel(page).getByRole('note')).toContainText('made for blocks of 512 bytes')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await panel(page).getByRole('radio', { name: '512' }).check()
  await expect(panel(page).getByRole('note')).toHaveCount(0)

  await test.step('what was typed is not lost without asking', async () => {
    await fill(page, 'berth-golden')
    await page.keyboard.press('Escape')
    await dialog(page, 'Discard what you typed?').getByRole('button', { name: 'Keep editing' }).click()
    await expectTyped(page, 'berth-golden')
  })

  await test.step('a name check that fails says so, and one that is taken is refused before anything is made', async () => {
    await submit(page).click()
    await expect(panel(page).getByRole('alert').filter({ hasText: 'Internal Server Error' })).toBeVisible()
    await expectTyped(page, 'berth-golden')
    await submit(page).click()
    await expect(name).toHaveAccessibleDescription('Image name already exists')
    await expect(name).toBeFocused()
    await expectTyped(page, 'berth-golden')
    await expect(progress(page)).toHaveCount(0)
  })

  await name.fill('berth-silver')
  await submit(page).click()
  await expect(step(page, 'Take snapshot')).toContainText('error')
  await expect(progress(page).getByRole('alert')).toContainText('The control plane failed. Try again.')
  await progress(page).getByRole('button', { name: 'Resume' }).click()
  await progress(page).getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'berth-silver')).toBeVisible()
})

test('a cancel asks once; cancelled, nothing is left behind and the form is as it was; a clean-up that fails is tried again', async ({
  page,
}) => {
  await open(page)
  const before = await everything(page)
  const held = await holdCalls(page, CHUNKS)
  await fill(page)
  await submit(page).click()
  await held.met()
  await expect(step(page, 'Send file')).toContainText('running')
  const within = '[role=dialog]'
  expect(await accessibilityViolations(page, { within })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question(page).getByRole('button', { name: 'Keep uploading' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(progress(page)).toContainText('Uploading')
  // The chunks end at once with the cancel: what removes the disk waits, until the page has said so.
  const stopped = await holdCalls(page, { operation: 'diskBulkWriteImportStop' })
  await progress(page).getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Cancel upload' }).click()
  await expect(progress(page)).toContainText('Cancelling')
  await held.lift()
  await stopped.lift()
  await expect(progress(page)).toBeHidden()
  expect(await everything(page)).toEqual(before)
  await expectTyped(page, 'fresh')

  await test.step('an upload that ends meanwhile is not cancelled', async () => {
    const again = await holdCalls(page, CHUNKS)
    await submit(page).click()
    await again.met()
    await progress(page).getByRole('button', { name: 'Close panel' }).click()
    await expect(question(page)).toBeVisible()
    await again.lift()
    await expect(progress(page)).toContainText('fresh is ready.')
    await expect(question(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(row(page, 'fresh')).toBeVisible()
  })
  const after = [...before, 'images/fresh']
  expect(await everything(page)).toEqual(after)

  await test.step('a clean-up that fails says so, and is tried again', async () => {
    await failCalls(page, { operation: 'diskBulkWriteImportStop' }, 'broken', { times: 1 })
    await failCalls(page, { operation: 'diskDelete' }, 'broken', { times: 1 })
    await goInPage(page, `${PROJECT}-new`)
    await fill(page, 'second')
    await submit(page).click()
    await expect(step(page, 'End import')).toContainText('error')
    expect(await accessibilityViolations(page, { within })).toEqual([])
    await progress(page).getByRole('button', { name: 'Back' }).click()
    await expect(progress(page)).toContainText('not everything could be removed')
    const left = (await everything(page)).filter((name) => !after.includes(name))
    expect(left).toEqual([expect.stringMatching(/^disks\/tmp-for-image-/)])
    await expect(progress(page)).toContainText(`Look for the disk ${left[0]?.slice('disks/'.length)}`)
    await progress(page).getByRole('button', { name: 'Try again' }).click()
    await expect(progress(page)).toBeHidden()
    expect(await everything(page)).toEqual(after)
  })
})

test('left by its page it goes on, is in the strip, and its panel opens again; only closing the tab asks', async ({
  page,
}) => {
  await visit(page, `${PROJECT}?${WORLD}`, 'Project images')
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await page.getByRole('link', { name: 'Upload image' }).first().click()
  const chunks = await holdCalls(page, CHUNKS)
  await fill(page)
  await submit(page).click()
  await chunks.met()
  await page.goBack()
  await expect(progress(page)).toBeHidden()
  await expect(uploads.getByRole('progressbar', { name: 'fresh sent' })).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[aria-label=Uploads]' })).toEqual([])
  await test.step('closing the tab', async () => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const unload = await asked
    expect(unload.type()).toBe('beforeunload')
    await unload.dismiss()
  })
  await test.step('a second one runs beside it: each has its panel, and a name is of one', async () => {
    await page.getByRole('link', { name: 'Upload image' }).first().click()
    const name = panel(page).getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('')
    await fill(page)
    await submit(page).click()
    await expect(name).toHaveAccessibleDescription('Another upload is under way for the name fresh')
    await name.fill('second')
    await submit(page).click()
    await expect(progress(page)).toContainText('Uploading second')
    await progress(page).getByRole('button', { name: 'Leave it running' }).click()
    await expect(uploads.getByRole('progressbar')).toHaveCount(2)
    await uploads.getByRole('link', { name: 'Uploading second' }).click()
    await expect(progress(page)).toContainText('Uploading second')
    await page.goBack()
  })
  await uploads.getByRole('link', { name: 'Uploading fresh' }).click()
  await expect(step(page, 'Send file')).toContainText('running')
  await progress(page).getByRole('button', { name: 'Leave it running' }).click()
  await expect(progress(page)).toBeHidden()
  const taken = { error_code: 'ObjectAlreadyExists', message: 'already exists: project-image "fresh"' }
  await failCalls(page, { operation: 'imageCreate' }, { status: 400, body: taken }, { times: 1 })
  await chunks.lift()
  await test.step('the one whose name was taken meanwhile asks for another one, and goes on', async () => {
    await uploads.getByRole('link', { name: /^Another image is named/ }).click()
    const name = progress(page).getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveAccessibleDescription('Project image name already exists')
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await name.fill('third')
    await progress(page).getByRole('button', { name: 'Create image' }).click()
    await progress(page).getByRole('button', { name: 'Done' }).click()
    await expect(row(page, 'third')).toBeVisible()
  })
  await expect(page.getByRole('row').filter({ hasText: /fresh|second/ })).toHaveCount(1)
  await expect(uploads).toHaveCount(0)

  await test.step('once it has ended, nothing is asked', async () => {
    page.on('dialog', () => {
      throw new Error('nothing is under way')
    })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
