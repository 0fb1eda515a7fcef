import { expect, it } from 'vitest'
import { allowListEffects, type AllowValues } from './allowListEffects'

const any: AllowValues = { allow: 'any', networks: '' }
const list = (...networks: string[]): AllowValues => ({ allow: 'list', networks: networks.join('\n') })
const own = '203.0.113.9'
const refuses = 'The region refuses a list without the address that sends it.'
const staysIn = `Your address ${own}, by your last call in the audit log, stays in.`
const notIn = `Your address ${own}, by your last call in the audit log, is not in this list. ${refuses}`

it.each<[string, AllowValues, AllowValues, readonly string[]]>([
  ['nothing while it is as it was', list('10.0.0.0/8'), list('10.0.0.0/8'), []],
  ['nothing of the same networks in another order', list('10.0.0.0/8', own), list(own, '10.0.0.0/8'), []],
  ['nothing before a network is typed', any, list(), []],
  [
    'that any address is let in',
    list(own),
    any,
    ['Any address may reach the API and this console from then on.'],
  ],
  [
    'that all others are shut out',
    any,
    list('203.0.113.0/24'),
    ['Every address outside of these networks loses access at once.', staysIn],
  ],
  ['who is shut out', list('10.0.0.0/8', own), list(own), ['Access ends at once for 10.0.0.0/8.', staysIn]],
  [
    'that the user is',
    list('10.0.0.0/8', own),
    list('10.0.0.0/8'),
    [`Access ends at once for ${own}.`, notIn],
  ],
  ['of more networks, who stays in', list(own), list(own, '10.0.0.0/8'), [staysIn]],
  [
    'of many that are shut out, how many',
    list('10.1.0.0/16', '10.2.0.0/16', '10.3.0.0/16', '10.4.0.0/16', '10.5.0.0/16', own),
    list(own),
    ['Access ends at once for 10.1.0.0/16, 10.2.0.0/16, 10.3.0.0/16 and 2 more.', staysIn],
  ],
])('says %s', (_, was, typed, said) => {
  expect(allowListEffects(was, typed, own)).toEqual(said)
})

it('says that the own address is not known', () => {
  expect(allowListEffects(any, list('10.0.0.0/8'), undefined)[1]).toBe(
    `It is not known from which address the region sees you. It refuses a list without the address that sends it.`,
  )
})
