import { expect, test } from 'vitest'
import { NEWEST, OLDEST } from '#store/api/versions/generated/shipped'
import { linkTo, offeredBlocks, pagesOf, tabbedItem } from './navigation'
import { noun } from './noun'

const listed = (many: string, facts: { feature?: 'externalSubnets' } = {}) =>
  linkTo(noun({ one: many, many, paths: { list: `/${many}` }, sidebar: { icon: () => null }, ...facts }))

const plain = listed('pools')
const later = listed('subnets', { feature: 'externalSubnets' })

test('a page for a feature that the region has not is in no sidebar', () => {
  const blocks = [
    { items: [later] },
    { items: [plain, tabbedItem('Addresses', plain, later), tabbedItem('Blocks', later, plain)] },
  ]
  expect(pagesOf(offeredBlocks(blocks, NEWEST))).toHaveLength(6)
  const [first, ...more] = offeredBlocks(blocks, OLDEST)
  expect(more).toEqual([])
  expect(first?.items.map(({ label, to }) => [label, to])).toEqual([
    ['Pools', '/pools'],
    ['Addresses', '/pools'],
    ['Blocks', '/pools'],
  ])
})
