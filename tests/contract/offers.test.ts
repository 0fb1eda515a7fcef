import { describe, expect, it } from 'vitest'
import { deleteDisk, importSteps } from '#features/project/disks/commands'
import {
  instanceCommands,
  deleteInstance,
  resizeInstance,
  type NamedInstance,
} from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { detachDisk } from '#features/shared/instance/diskCommands'
import { attachedDiskSteps } from '#features/shared/instance/diskPlans'
import type { Disk, Instance, InstanceState } from '#store/api/generated/types'
import { offerOf } from '#store/commands/offer'
import { projectCollaborator } from '#model/needs'

const anyRole = () => undefined
const web = (runState: InstanceState) => ({ id: 'i1', name: 'web-1', runState }) as Instance
const disk = (state: object) => ({ id: 'd1', name: 'data', state }) as Disk
const attached = disk({ state: 'attached', instance: 'i1' })
const offered = (instance: NamedInstance) =>
  Object.fromEntries(
    instanceCommands.map(({ command }) => {
      const offer = offerOf(command, instance, instanceSteps(instance), anyRole)
      return [offer.label, offer.first ?? offer.reason?.text]
    }),
  )

describe('one entry for each command', () => {
  it('offers the plan in place of a command that is not allowed', () => {
    expect(offered(web('running'))).toMatchObject({
      Start: 'It is running already',
      Stop: undefined,
      Reboot: undefined,
      'Delete…': 'Stops it first',
    })
    expect(offered(web('running'))).not.toHaveProperty('Delete')
  })

  it('offers the command alone once it is allowed, and no plan whose last step does nothing', () => {
    expect(offered(web('stopped'))).toMatchObject({
      Start: undefined,
      Stop: 'It is stopped already',
      Reboot: 'Only running instances can be rebooted; start it first',
      Delete: undefined,
    })
  })

  it('says what comes first, and to what', () => {
    const instance = web('running')
    expect(offerOf(detachDisk, { instance, disk: attached }, instanceSteps(instance), anyRole)).toMatchObject(
      {
        label: 'Detach…',
        first: 'Stops web-1 first',
      },
    )
    expect(offerOf(deleteDisk, attached, attachedDiskSteps(instance, attached), anyRole).first).toBe(
      'Stops web-1 and detaches it first',
    )
    const imported = disk({ state: 'importing_from_bulk_writes' })
    expect(offerOf(deleteDisk, imported, importSteps(imported), anyRole).first).toBe(
      'Stops import and finalizes it first',
    )
    expect(
      offerOf(resizeInstance, { instance, size: {} }, instanceSteps(instance), anyRole).plan?.label,
    ).toBe('Stop, then resize')
  })

  it('names the role before the state', () => {
    const instance = web('running')
    const offer = offerOf(deleteInstance, instance, instanceSteps(instance), () => 'Needs collaborator')
    expect(offer).toEqual({
      label: 'Delete',
      reason: { by: 'role', needs: projectCollaborator, text: 'Needs collaborator' },
    })
  })
})
