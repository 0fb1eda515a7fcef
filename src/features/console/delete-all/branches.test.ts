import { expect, it } from 'vitest'
import type { ManyRow } from '#store/commands/many'
import { deleteVpc } from '#features/project/vpcs/commands'
import type { Command } from '#store/commands/command'
import { branchesOf, goingAndKept, sumText } from './branches'
import type { ThingKind } from '#features/shared/thingFacts'
import type { Thing } from './thing'

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
  ])
  const shown = (place: string) =>
    branches.get(place)?.map(({ things, label, size, fate }) => `${things.length} ${label} ${size} ${fate}`)
  expect(shown('p')).toEqual(['2 disks 7 deleted', '1 VPC 0 deleted'])
  expect(shown('v')).toEqual(['1 system router 0 goesWith', '1 router 0 deleted'])
})

it('what is kept is a sentence, and not in the tree', () => {
  const golden = thing('promotedImage', 'golden', 'p', { isKept: true })
  const disk = thing('disk', 'a', 'p', { runs })
  expect(goingAndKept([disk])).toEqual({ going: [disk], kept: undefined })
  expect(goingAndKept([disk, golden])).toEqual({
    going: [disk],
    kept: '1 image of the silo is kept: promoted images belong to the silo.',
  })
  const pools = ['x', 'y'].map((id) => thing('siloPool', id, 's', { isKept: true }))
  expect(goingAndKept(pools).kept).toBe('2 linked IP pools are kept.')
})

it('the number of deletions says how it is made up', () => {
  const { within: _, ...project } = thing('project', 'p', '', { runs })
  const vpc = [thing('vpc', 'v', 'p', { runs }), thing('subnet', 's', 'v', { runs })]
  expect(sumText([project])).toBe('There is one deletion to make: the project itself')
  expect(sumText([...vpc, project])).toBe('1 VPC with its 1 part, then the project: 3 deletions')
  const more = [
    thing('disk', 'a', 'p', { runs }),
    thing('vpc', 'w', 'p', { runs }),
    thing('router', 'r', 'w', { runs }),
  ]
  expect(sumText([...more, ...vpc, project])).toBe(
    '1 disk and 2 VPCs with their 2 parts, then the project: 6 deletions',
  )
})
