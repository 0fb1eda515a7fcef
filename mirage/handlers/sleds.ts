import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, SledInstance } from '#store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { requireFleet, type Role } from '../access/roles'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { addSled } from '../rules/hardware'
import { placement } from '../rules/placement'
import { joinAtOnce, requireSettled } from '../rules/rackMembership'
import { continueUpdate } from '../rules/releases'
import { conflict, exists, ApiError, invalidValue } from '../wire/apiError'
import { byId, pageBy } from '../wire/pages'

const find = (region: Region, sledId: string, least?: Role) =>
  findInFleet(region, region.world.sleds, 'sled', sledId, least)

/** An instance of any silo, as an operator sees it on a sled. */
function onSled({ world }: Region, row: Instance, sledId: string): SledInstance[] {
  const project = world.projects.get(row.projectId)
  const silo = project && world.silos.get(project.siloId)
  if (!project || !silo) return []
  return [
    {
      id: row.id,
      name: row.name,
      projectName: project.name,
      siloName: silo.name,
      activeSledId: sledId,
      migrationId: instanceLifecycle.has(row.runState, 'moves') ? idOf(`migration ${row.id}`) : null,
      state: row.runState,
      ncpus: row.ncpus,
      memory: row.memory,
      timeCreated: row.timeCreated,
      timeModified: row.timeModified,
    },
  ]
}

/** Sleds, their instances and disks, and the sleds that can be added. Rules: OPS-1, OPS-2. */
export const sledHandlers = handlersOf({
  /** Sleds in service. An expunged one is found by id. */
  sledList: ({ args, region }) =>
    pageBy(
      fleetRows(region, region.world.sleds).filter(({ policy }) => policy.kind === 'in_service'),
      args,
      byId,
    ),
  sledView: ({ args, region }) => find(region, args.sledId),
  sledPhysicalDiskList({ args, region }) {
    const { id } = find(region, args.sledId)
    const rows = region.world.physicalDisks.where(({ sledId }) => sledId === id)
    return pageBy(rows, args, byId)
  },
  sledInstanceList({ args, region }) {
    const { id } = find(region, args.sledId)
    const rows: SledInstance[] = []
    for (const [instanceId, sledId] of placement(region.world)) {
      const instance = region.world.instances.get(instanceId)
      if (sledId === id && instance) rows.push(...onSled(region, instance, id))
    }
    return pageBy(rows, args, byId)
  },
  sledSetProvisionPolicy({ args, region }) {
    const row = find(region, args.sledId, 'admin')
    if (row.policy.kind !== 'in_service') throw conflict('sled is not in service')
    const oldState = row.policy.provisionPolicy
    const newState = args.body.state
    region.world.sleds.update(row.id, {
      policy: { kind: 'in_service', provisionPolicy: newState },
      timeModified: region.timestamp(),
    })
    if (newState === 'provisionable') continueUpdate(region)
    return { oldState, newState }
  },
  sledListUninitialized({ args, region }) {
    requireFleet(region, 'viewer')
    // As in the control plane, all are on one page, and no token leads to a next one.
    if (args.pageToken) throw invalidValue('page_token', 'there is only one page of uninitialized sleds')
    return { items: region.world.uninitializedSleds.all(), nextPage: null }
  },
  sledAdd({ args, region }) {
    requireFleet(region, 'admin')
    const { world } = region
    const { part, serial } = args.body
    const isIt = (row: { baseboard: { part: string; serial: string } }) =>
      row.baseboard.part === part && row.baseboard.serial === serial
    const waiting = world.uninitializedSleds.findBy(isIt)
    if (!waiting) {
      if (world.sleds.findBy(isIt)) throw exists('sled', serial)
      throw new ApiError(
        404,
        'ObjectNotFound',
        `not found: sled with part number "${part}" and serial "${serial}"`,
      )
    }
    const { rackId, baseboard } = waiting
    requireSettled(region, rackId)
    world.uninitializedSleds.remove(waiting.id)
    const now = region.timestamp()
    joinAtOnce(region, rackId, baseboard, now)
    return { id: addSled(region, waiting, now).id }
  },
})
