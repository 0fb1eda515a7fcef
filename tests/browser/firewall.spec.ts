import type { Locator, Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

const tab = '/projects/web/vpcs/default/firewall-rules'
const small = '?scenario=small&latency=0'
const names = (page: Page) =>
  page.getByRole('table', { name: 'Firewall rules' }).getByRole('row').getByRole('link')

interface WireRule {
  name: string
  priority: number
}

const allRules = '/v1/vpc-firewall-rules?project=web&vpc=default'
/** The fields of a rule that the region sets. */
const GIVEN = ['id', 'vpc_id', 'time_created', 'time_modified']

/** Another client writes the list: removes or adds a rule, or gives the first one another priority. */
async function meanwhile(page: Page, what: number | 'remove ssh' | 'add dns') {
  const { rules } = await elsewhere<{ rules: WireRule[] }>(page, 'GET', allRules)
  const [model] = rules
  const next =
    what === 'add dns' && model
      ? [...rules, { ...model, name: 'dns' }]
      : rules.flatMap((rule) => {
          if (rule.name !== 'allow-ssh') return [rule]
          return typeof what === 'number' ? [{ ...rule, priority: what }] : []
        })
  await elsewhere(page, 'PUT', allRules, {
    rules: next.map((rule) =>
      Object.fromEntries(Object.entries(rule).filter(([key]) => !GIVEN.includes(key))),
    ),
  })
}

test('a rule is added with targets, hosts, ports and protocols, and edited @journey', async ({ page }) => {
  await page.goto(`${tab}-new${small}`)
  const panel = dialog(page, 'Add firewall rule')
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('web-in')
  await panel.getByRole('spinbutton', { name: 'Priority' }).fill('10')

  const targets = panel.getByRole('group', { name: 'Targets' })
  // A rule without a target would have no effect: it is refused at the field.
  await targets.getByRole('button', { name: 'Remove VPC default' }).click()
  await expect(targets.getByRole('combobox', { name: 'Target type' })).toBeFocused()
  await panel.getByRole('button', { name: 'Add firewall rule' }).click()
  await expect(targets.getByRole('combobox', { name: 'VPC name' })).toBeFocused()
  await expect(targets.getByText('Without a target the rule has no effect')).toBeVisible()
  // The list of names would cover the message.
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // Nor does Escape open it; the message outlives its question.
  await page.keyboard.press('Escape')
  await dialog(page, 'Discard what you typed?').getByRole('button', { name: 'Keep editing' }).click()
  await expect(targets.getByText('Without a target the rule has no effect')).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await targets.getByRole('combobox', { name: 'Target type' }).selectOption('Instance')
  await targets.getByRole('combobox', { name: 'Instance name' }).fill('web')
  await page.getByRole('option', { name: 'web-1' }).click()
  await targets.getByRole('button', { name: 'Add target' }).click()
  await expect(targets.getByRole('table', { name: 'Targets' })).toContainText('web-1')
  // The next one is of the same kind. A name that does not exist yet can be typed too, and Enter adds it.
  const instanceName = targets.getByRole('combobox', { name: 'Instance name' })
  await expect(instanceName).toBeFocused()
  await instanceName.fill('later')
  // An Enter of an input method picks a letter.
  await instanceName.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(instanceName).toHaveValue('later')
  await page.keyboard.press('Enter')
  await expect(targets.getByRole('table', { name: 'Targets' })).toContainText('later')
  await expect(instanceName).toBeFocused()

  const hosts = panel.getByRole('group', { name: 'Host filters' })
  await expect(hosts).toContainText('Any host')
  await hosts.getByRole('button', { name: 'Add host filter' }).click()
  await expect(hosts.getByRole('combobox', { name: 'Host filter type' })).toBeFocused()
  await hosts.getByRole('combobox', { name: 'Host filter type' }).selectOption('IP network')
  await hosts.getByRole('textbox', { name: 'IP network' }).fill('10.0.0.0/8')
  await page.keyboard.press('Enter')
  await expect(hosts.getByRole('table', { name: 'Host filters' })).toContainText('10.0.0.0/8')
  // A paste of several lines adds each, but the one that is there already; what is wrong stays.
  const network = hosts.getByRole('textbox', { name: 'IP network' })
  await expect(network).toBeFocused()
  await network.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'fd00::/64\n10.0.0.0/8\nFD00:0::/64\n10.9.9.9\n172.16.0.0/12')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(hosts.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await expect(network).toHaveValue('10.9.9.9')
  await expect(hosts.getByText('Must contain an IP address and a width')).toBeVisible()
  await network.fill('')
  await hosts.getByRole('button', { name: 'Remove IP network fd00::/64' }).click()
  await hosts.getByRole('button', { name: 'Remove IP network 172.16.0.0/12' }).click()
  await expect(hosts.getByRole('table', { name: 'Host filters' })).toContainText('10.0.0.0/8')

  const ports = panel.getByRole('group', { name: 'Port filters' })
  await ports.getByRole('button', { name: 'Add port filter' }).click()
  await ports.getByRole('textbox', { name: 'Port filter' }).fill('443')
  await ports.getByRole('button', { name: 'Add port filter' }).click()
  await ports.getByRole('textbox', { name: 'Port filter' }).fill('8000–8080')
  await page.keyboard.press(',')

  const protocols = panel.getByRole('group', { name: 'Protocol filters' })
  await protocols.getByRole('button', { name: 'Add protocol filter' }).click()
  await protocols.getByRole('combobox', { name: 'Protocol' }).selectOption('TCP')
  await protocols.getByRole('button', { name: 'Add protocol filter' }).click()
  await protocols.getByRole('combobox', { name: 'Protocol' }).selectOption('ICMP')
  await protocols.getByRole('combobox', { name: /ICMP type/ }).fill('3')
  await page.getByRole('option', { name: '3 - Destination Unreachable' }).click()
  await protocols.getByRole('textbox', { name: /ICMP code/ }).fill('0')
  await protocols.getByRole('button', { name: 'Add protocol filter' }).click()
  const listed = protocols.getByRole('table', { name: 'Protocol filters' })
  await expect(listed.getByRole('row', { name: /ICMP 3 - Destination Unreachable 0/ })).toBeVisible()

  await panel.getByRole('button', { name: 'Add firewall rule' }).click()
  await expect(panel).toBeHidden()
  await expect(names(page)).toHaveText(['web-in', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  await expect(
    row(page, 'web-in').getByRole('note', {
      name: 'Other filters: TCP, ICMP type 3 code 0, Port 443, Port 8000-8080',
    }),
  ).toBeVisible()

  await test.step('its end says that it is on, and leads to the map with it', async () => {
    const saved = page.locator('[data-toast]').filter({ hasText: 'Rule web-in is on' })
    await saved.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(/\/vpcs\/default\/map\?rule=web-in$/)
    const map = page.getByRole('region', { name: 'Map of default' })
    const database = map.locator('[data-emphasis]').filter({ hasText: 'db-1' }).last()
    // Its instances have no interface in this VPC, all of which another rule is for.
    await expect(page.getByRole('main').getByRole('status')).toContainText('It applies to no interface here.')
    await expect(database).toHaveAttribute('data-emphasis', 'dimmed')
    await goInPage(page, '/projects/web/vpcs/default/map?rule=allow-ssh')
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      /It applies to \d+ interfaces? here/,
    )
    await expect(database).toHaveAttribute('data-emphasis', 'highlighted')
    await page.getByRole('button', { name: 'Show all of the map' }).click()
    await expect(map.locator('[data-emphasis]')).toHaveCount(0)
    await goInPage(page, tab)
  })

  await row(page, 'web-in').getByRole('link', { name: 'web-in' }).click()
  const edit = dialog(page, 'Edit firewall rule')
  await edit.getByRole('button', { name: 'Remove IP network 10.0.0.0/8' }).click()
  await expect(edit.getByRole('status', { name: 'What saving does' })).toHaveText(
    'The rule applies to any host from then on: it was limited by 1 host filter.',
  )
  await edit.getByRole('button', { name: 'Remove port 443' }).click()
  await edit.getByRole('spinbutton', { name: 'Priority' }).fill('9')
  await edit.getByRole('checkbox', { name: 'Enabled' }).uncheck()
  await edit.getByRole('button', { name: 'Update firewall rule' }).click()
  await expect(edit).toBeHidden()
  await expect(row(page, 'web-in').getByText('disabled', { exact: true })).toBeVisible()
})

test('a filter that was typed wrong and not added is named, in sight and in focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto(`${tab}-new${small}`)
  const panel = dialog(page, 'Add firewall rule')
  const submit = panel.getByRole('button', { name: 'Add firewall rule' })
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('unfit')
  await panel.getByRole('button', { name: 'Add port filter' }).click()
  const port = panel.getByRole('textbox', { name: 'Port filter' })
  const wrong = panel.getByText('Not a valid port range', { exact: true })
  await port.fill('ssh')
  await expect(wrong).toHaveCount(0)
  await panel.getByRole('button', { name: 'Add port filter' }).click()
  await expect(wrong).toBeVisible()
  await port.fill('90-80')
  await expect(wrong).toHaveCount(0)
  // The field is at the bottom of the view: its message would be under the footer.
  await port.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await submit.click()
  await expect(port).toBeFocused()
  const message = panel.getByText('The upper port must not be below the lower one', { exact: true })
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  // The rule in words sticks above the footer.
  const words = panel.getByRole('note', { name: 'In words' })
  await expect(words).toBeInViewport({ ratio: 1 })
  const wordsTop = (await words.boundingBox())?.y ?? Number.NaN
  expect(wordsTop).toBeLessThan((await submit.boundingBox())?.y ?? Number.NaN)
  expect(await bottom(message)).toBeLessThan(wordsTop)
  // After the correction, it is included without pressing Add.
  await port.fill('80-90')
  await panel.getByRole('button', { name: 'Add protocol filter' }).click()
  const type = panel.getByRole('combobox', { name: 'Protocol' })
  await type.selectOption('ICMP')
  await panel.getByRole('combobox', { name: /ICMP type/ }).fill('999')
  await submit.click()
  await expect(panel.getByRole('combobox', { name: /ICMP type/ })).toBeFocused()
  await expect(panel.getByRole('combobox', { name: /ICMP type/ })).toHaveAccessibleDescription(
    /ICMP type must be a number between 0 and 255/,
  )
  await type.selectOption('TCP')
  await submit.click()
  await expect(panel).toBeHidden()
  await row(page, 'unfit').getByRole('link', { name: 'unfit' }).click()
  const edit = dialog(page, 'Edit firewall rule')
  await expect(edit.getByRole('table', { name: 'Port filters' })).toContainText('80-90')
  await expect(edit.getByRole('table', { name: 'Protocol filters' })).toContainText('TCP')
  // The same applies to an edit.
  await edit.getByRole('button', { name: 'Add another port filter' }).click()
  await edit.getByRole('textbox', { name: 'Port filter' }).fill('9443')
  await edit.getByRole('button', { name: 'Update firewall rule' }).click()
  await expect(edit).toBeHidden()
  await row(page, 'unfit').getByRole('link', { name: 'unfit' }).click()
  await expect(edit.getByRole('table', { name: 'Port filters' })).toContainText('9443')
})

test('what others add meanwhile is kept, a deletion that comes too late says so, and without rules the page says what that means', async ({
  page,
}) => {
  await visit(page, `${tab}${small}`, 'default')
  await meanwhile(page, 'add dns')
  await chooseRowAction(page, 'allow-ssh', 'Disable')
  await expect(row(page, 'allow-ssh').getByText('disabled', { exact: true })).toBeVisible()
  await expect(row(page, 'dns')).toBeVisible()

  await test.step('a deletion that comes too late says so', async () => {
    await meanwhile(page, 'remove ssh')
    await chooseRowAction(page, 'allow-ssh', 'Delete')
    await confirm(page, 'Delete allow-ssh?')
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
      'allow-ssh was already deleted',
    )
    await expect(row(page, 'allow-ssh')).toHaveCount(0)
  })

  for (const name of ['allow-icmp', 'allow-internal-inbound', 'dns']) {
    await chooseRowAction(page, name, 'Delete')
    await confirm(page, `Delete ${name}?`)
    await expect(row(page, name)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'No firewall rules' })).toBeVisible()
})

test('a rule that was changed meanwhile is not overwritten unasked', async ({ page }) => {
  await page.goto(`${tab}/allow-ssh/edit${small}`)
  const edit = dialog(page, 'Edit firewall rule')
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill('allow-icmp')
  await edit.getByRole('button', { name: 'Update firewall rule' }).click()
  await expect(edit.getByText('Name is taken: edit the rule of that name instead')).toBeVisible()
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill('allow-ssh')
  await edit.getByRole('textbox', { name: /Description/ }).fill('mine')
  await meanwhile(page, 7)
  const update = edit.getByRole('button', { name: 'Update firewall rule' })
  await update.click()
  await expect(edit).toBeHidden()
  await expect(row(page, 'allow-ssh')).toContainText('7')

  await test.step('the same field is asked: Escape leads back, and each answer is kept', async () => {
    await row(page, 'allow-ssh').getByRole('link', { name: 'allow-ssh' }).click()
    const priority = edit.getByRole('spinbutton', { name: 'Priority' })
    await priority.fill('9')
    await meanwhile(page, 8)
    await update.click()
    const question = page.getByRole('alertdialog', { name: 'Changed by someone else meanwhile' })
    await expect(question.getByRole('row')).toHaveText([/BeforeYoursTheirs/, 'Priority798'])
    await question.press('Escape')
    await expect(question).toBeHidden()
    await expect(priority).toHaveValue('9')
    await update.press('Enter')
    await question.getByRole('button', { name: 'Use mine' }).press('Enter')
    await expect(edit).toBeHidden()
    await expect(row(page, 'allow-ssh')).toContainText('9')
  })

  await test.step('one that was removed meanwhile is added again only on demand', async () => {
    await row(page, 'allow-ssh').getByRole('link', { name: 'allow-ssh' }).click()
    await edit.getByRole('textbox', { name: /Description/ }).fill('mine still')
    await meanwhile(page, 'remove ssh')
    await update.click()
    await expect(edit.getByText('allow-ssh is gone', { exact: false })).toBeVisible()
    await update.click()
    await expect(edit).toBeHidden()
    await expect(row(page, 'allow-ssh')).toBeVisible()
  })
})

/** The overflow of a table, in pixels. */
const overhang = (page: Page) =>
  page
    .getByRole('table', { name: 'Firewall rules' })
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))

test('at 1024 px the table of rules is whole and readable, and still says which rule is disabled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit(page, '/projects/berth-planner/vpcs/plant-floor/firewall-rules?latency=0', 'plant-floor')
  const scanner = row(page, 'deny-old-scanner')
  await expect(scanner.getByText('Off', { exact: true })).toBeVisible()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  // A name of three words takes at most two lines, and a target one.
  const lines = async (text: string) => {
    const found = page.getByRole('table', { name: 'Firewall rules' }).getByText(text, { exact: true }).first()
    return found.evaluate((element) => element.getBoundingClientRect().height / 20)
  }
  expect(await lines('allow-probe-reefer-01')).toBeLessThan(2.6)
  const target = row(page, 'allow-probe-reefer-01').getByRole('cell').nth(4)
  expect(
    await target.evaluate((cell) => (cell.firstElementChild?.getBoundingClientRect().height ?? 0) / 20),
  ).toBeLessThan(1.7)
  const others = scanner.getByRole('note', { name: /^Other targets: / })
  await others.hover()
  await expect(page.getByText('Other targets', { exact: true })).toBeVisible()
})
