import type { Page } from 'playwright/test'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// What is printed, where the console is dark.

test.use({ colorScheme: 'dark' })
test.afterEach(({ page }) => page.emulateMedia({ media: null }))

/** The texts in view whose colour is too pale for white paper: less than 4.5:1. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser draws nothing')
    const luminance = (colour: string) => {
      context.fillStyle = 'white'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
      .map((element) => element.textContent)
  })

test('a list prints as its whole table in dark ink, without pager, filter, buttons and frame', async ({
  page,
}) => {
  await visit(page, '/projects', 'Projects')
  const rows = page.locator('tbody tr')
  const pager = page.getByText('Rows per page')
  await expect(pager).toBeVisible()
  const count = await rows.count()
  expect(await paleTexts(page)).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  const chrome = [
    pager,
    page.getByText(/^\d+–\d+/),
    page.getByRole('navigation'),
    page.getByRole('search'),
    page.getByRole('textbox'),
    page.getByRole('link', { name: 'Create project' }),
    page.getByRole('button', { name: /^(Next|Previous|User menu|Actions for)/ }),
  ]
  for (const part of chrome) await expect(part.filter({ visible: true })).toHaveCount(0)
  await expect(rows.filter({ visible: true })).toHaveCount(count)
  await expect(page.getByRole('columnheader').first()).toHaveCSS('position', 'static')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await paleTexts(page)).toEqual([])
  // The address and the time are below it.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('#root')).toHaveAttribute('data-printed', /\/projects.* · /)
})

test('states print in dark ink, those with a tint too', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances', 'Instances')
  const state = page.getByRole('button', { name: /: failed$/ }).first()
  await expect(state).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(state).toBeVisible()
  expect(await paleTexts(page)).toEqual([])
})

/** Where the marks and words of the course are, in parts of its drawing. */
const drawn = (page: Page) =>
  page.getByRole('region', { name: 'Course' }).evaluate((course) => {
    const line = course.querySelector('svg')?.getBoundingClientRect()
    if (!line) throw new Error('The course has no drawing')
    return [...course.querySelectorAll('svg ~ span')].map((mark) => {
      const box = mark.getBoundingClientRect()
      return [
        (box.x + box.width / 2 - line.x) / line.width,
        (box.y + box.height / 2 - line.y) / line.height,
      ].map((part) => part.toFixed(2))
    })
  })

test('a page prints its course as it is drawn, and its facts in dark ink', async ({ page }) => {
  await visit(page, '/projects/web/instances/web-1?scenario=small&latency=0', 'web-1')
  const before = await drawn(page)
  expect(before.length).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Course' })).toBeVisible()
  expect(await drawn(page)).toEqual(before)
  await expect(page.getByRole('button', { name: /^(Stop|Reboot|Whole course)/ })).toHaveCount(0)
  expect(await paleTexts(page)).toEqual([])
})
