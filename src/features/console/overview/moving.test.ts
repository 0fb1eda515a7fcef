import { expect, it } from 'vitest'
import type { Disk, Instance } from '#store/api/generated/types'
import { movingIn } from './moving'

const now = Date.parse('2025-12-01T12:00:00Z')
const instance = (runState: Instance['runState'], timeRunStateUpdated: string) =>
  ({ id: runState, name: runState, runState, timeRunStateUpdated }) as Instance
const disk = (state: string) => ({ id: state, name: state, state: { state } }) as Disk

it('counts what moves as usual, with a link to it in its list', () => {
  const ofInstances = [
    instance('starting', '2025-12-01T11:59:00Z'),
    instance('rebooting', '2025-11-30T12:00:00Z'),
    instance('failed', '2025-12-01T11:59:00Z'),
  ]
  const ofDisks = ['attaching', 'importing_from_bulk_writes', 'faulted', 'attached'].map(disk)
  expect(movingIn('harbour', ofInstances, ofDisks, now)).toMatchObject([
    {
      text: '1 instance is starting',
      to: { pathname: '/projects/harbour/instances', search: 'state=starting' },
    },
    {
      text: '2 disks are changing',
      to: {
        pathname: '/projects/harbour/disks',
        search: 'state=attaching&state=importing_from_bulk_writes',
      },
    },
  ])
})
