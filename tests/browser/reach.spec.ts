import { dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test('what reaches what is asked above the rules, the missing rule is added, and the map shows the way @journey', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/vpcs/default/firewall-rules?latency=0', 'default')
  await page.getByRole('button', { name: 'Can A reach B?' }).press('Enter')
  const part = page.getByRole('region', { name: 'Can A reach B?' })
  const answer = part.getByRole('status', { name: 'Answer' })
  const to = part.getByRole('combobox', { name: 'To', exact: true })
  await to.fill('berth-api-1')
  await to.press('Enter')
  await expect(answer).toContainText('Yes. TCP 22 from anywhere reaches berth-api-1.')
  // The focus stays in the field, and the address has the question.
  await expect(to).toBeFocused()
  await expect(page).toHaveURL(/reach=\*_berth-api-1_tcp_22_4/)
  await expect(row(page, 'allow-ssh')).toContainText('Decides')

  await part.getByRole('textbox', { name: 'Port' }).fill('443')
  await part.getByRole('button', { name: 'Find out' }).click()
  await expect(answer).toContainText('No. TCP 443 from anywhere does not reach berth-api-1.')
  await expect(answer.getByRole('region', { name: 'Rules that nearly applied' })).toContainText(
    'allow-ssh would allow it, but is for other ports',
  )
  await answer.getByRole('link', { name: 'Add the rule' }).click()
  const panel = dialog(page, 'Add firewall rule')
  await expect(panel.getByRole('note', { name: 'In words' })).toContainText(
    'Lets TCP 443 from anywhere reach berth-api-1.',
  )
  await panel.getByRole('button', { name: 'Which instances gain or lose what' }).click()
  await expect(panel.getByRole('status', { name: 'What pairs gain and lose' })).toHaveText(
    'From anywhere to berth-api-1: gains TCP 443.',
  )
  await panel.getByRole('button', { name: 'Add firewall rule' }).click()
  await expect(answer).toContainText('Yes. TCP 443 from anywhere reaches berth-api-1.')
  await expect(row(page, 'allow-tcp-443-berth-api-1')).toContainText('Decides')

  // Back and forward lead from question to question.
  await page.goBack()
  await expect(answer).toContainText('Yes. TCP 22 from anywhere reaches berth-api-1.')
  await expect(part.getByRole('textbox', { name: 'Port' })).toHaveValue('22')

  await visit(
    page,
    '/projects/berth-planner/vpcs/default/map?latency=0&reach=berth-api-1_203.0.113.9_udp_53_4',
    'default',
  )
  await expect(answer).toContainText('Route default-v4 (0.0.0.0/0) sends it to gateway default.')
  await expect(page.getByText('The way of the packet that was asked about. It arrives.')).toBeVisible()
  const map = page.getByRole('region', { name: 'Map of default' })
  await expect(map.getByRole('link', { name: 'Internet gateway default' })).toHaveAttribute(
    'data-emphasis',
    'highlighted',
  )
})
