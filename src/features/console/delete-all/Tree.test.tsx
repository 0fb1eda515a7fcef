import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ManyRow } from '#store/commands/many'
import type { Command } from '#store/commands/command'
import { deleteVpc } from '#features/project/vpcs/commands'
import type { ThingKind } from '#features/shared/thingFacts'
import type { Thing } from './thing'
import { Tree } from './Tree'

const runs: ManyRow = { command: deleteVpc as Command, record: {}, by: [] }
const thing = (kind: ThingKind, id: string, within: string, more: Partial<Thing> = { runs }): Thing => ({
  kind,
  id,
  name: id,
  within,
  heldBy: [],
  ...more,
})

it('that all is deleted stood in each row: it is said once, and rows say only what differs', () => {
  const things = [
    thing('project', 'p', ''),
    thing('disk', 'a', 'p'),
    thing('vpc', 'v', 'p'),
    thing('router', 'system', 'v', {}),
  ]
  const drawn = renderToStaticMarkup(<Tree reading={{ things, unread: [], outside: new Map() }} />)
  expect(drawn.split('will be deleted')).toHaveLength(2)
  expect(drawn.split('deleted with it')).toHaveLength(2)
})
