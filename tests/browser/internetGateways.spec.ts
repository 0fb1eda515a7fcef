import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The forms of gateways and their commands are rows of tests/nouns.

const tab = '/projects/web/vpcs/default/internet-gateways'
const small = '?scenario=small&latency=0'

test('the header of an attached address says by keyboard what is used without one @journey', async ({
  page,
}) => {
  await visit(page, `${tab}${small}`, 'default')
  const tip = page
    .getByRole('columnheader', { name: 'Attached IP address', exact: true })
    .getByRole('note', { name: /Without one, it has an address of the attached pool/ })
  // A focus that a key has moved there, and no other one.
  await tip.focus()
  await tip.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tip).toBeFocused()
  await expect(page.getByText(/Without one, it has an address of the attached pool/)).toBeVisible()
})
