import { goTo, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

// The forms of gateways and their commands are rows of tests/nouns.

const tab = '/projects/web/vpcs/default/internet-gateways'
const small = '?scenario=small&latency=0'

test('a list counts the routes that lead to a gateway, and the header of the attached address says what is used without one @journey', async ({
  page,
}) => {
  await visit(page, `${tab}${small}`, 'default')
  await expect(page.getByRole('link', { name: '2 routes lead to default' })).toBeVisible()
  const tip = page
    .getByRole('columnheader', { name: 'Attached IP address', exact: true })
    .getByRole('note', { name: /Without one, it has an address of the attached pool/ })
  // A focus that a key has moved there, and no other one.
  await tip.focus()
  await tip.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tip).toBeFocused()
  await expect(page.getByText(/Without one, it has an address of the attached pool/)).toBeVisible()
  await test.step('a new one says that no routes lead to it', async () => {
    await elsewhere(page, 'POST', '/v1/internet-gateways?project=web&vpc=default', {
      name: 'north',
      description: '',
    })
    await goTo(page, `${tab}/north`, 'north')
    await expect(page.getByRole('heading', { name: 'No routes lead here' })).toBeVisible()
  })
})
