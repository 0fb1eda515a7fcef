import { expect, it } from 'vitest'
import { arrowsBetween, circlesOf, roomsNow } from './rooms.mjs'

const now = roomsNow()

it('a room imports what is below it, types and import() included', () => {
  expect(now.up.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

it('no rooms reach each other', () => {
  expect(now.circles).toEqual([])
})

it('an arrow is made of every kind of import, a circle of arrows', () => {
  const tree: Record<string, string> = {
    'src/model/size.ts': "import type { Row } from '#features/project/disks/list'",
    'src/features/project/disks/list.tsx': "const page = () => import('#features/shared/ShortId')",
    'src/features/shared/ShortId.tsx': "export { sizeOf } from '#model/size'",
    'src/features/project/disks/noun.ts': "import { sizeOf } from '#model/size'",
  }
  const arrows = arrowsBetween(Object.keys(tree), (file) => tree[file] ?? '')
  expect([...arrows.keys()]).toEqual(['model → disks', 'disks → shared', 'shared → model', 'nouns → model'])
  expect(circlesOf(arrows.values())).toEqual([['disks', 'model', 'shared']])
})
