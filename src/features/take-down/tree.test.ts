import { expect, it } from 'vitest'
import type { ManyRow } from '#store/commands/many'
import { deleteVpc } from '#features/vpcs/commands'
import type { Command } from '#store/commands/command'
import { branchesOf } from './tree'
import type { Thing, ThingKind } from './thing'

const runs: ManyRow = { command: deleteVpc as Command, record: {}, by: [] }
const thing = (kind: ThingKind, id: string, within: string, more: Partial<Thing> = {}): Thing => ({
  kind,
  id,
  name: id,
  within,
  heldBy: [],
  ...more,
})

it('a place has a branch for each kind, with its number and size, and for what becomes of it', () => {
  const branches = branchesOf([
    thing('project', 'p', '', { runs }),
    thing('disk', 'a', 'p', { runs, size: 3 }),
    thing('vpc', 'v', 'p', { runs }),
    thing('router', 'system', 'v'),
    thing('router', 'way', 'v', { runs }),
    thing('disk', 'b', 'p', { runs, size: 4 }),
    thing('promotedImage', 'golden', 'p', { isKept: true, size: 9 }),
  ])
  const shown = (place: string) =>
    branches.get(place)?.map(({ things, label, size, fate }) => `${things.length} ${label} ${size} ${fate}`)
  expect(shown('p')).toEqual(['2 disks 7 deleted', '1 VPC 0 deleted', '1 image of the silo 9 kept'])
  expect(shown('v')).toEqual(['1 router 0 goesWith', '1 router 0 deleted'])
})
