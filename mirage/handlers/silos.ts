import type { Silo, SiloIpPool, SiloQuotasCreate } from '../../src/store/api/generated/types'
import { checkNamed, requireFree } from '../access/lookup'
import { holds, isFleet, requireFleet, siloRole } from '../access/roles'
import { findSilo } from '../access/siloLookup'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { poolsOf } from '../rules/addresses'
import { newRow } from '../rules/newRow'
import { forbidden, invalid } from '../wire/fault'
import { pageOf } from '../wire/pages'
import { certificateRow } from './certificates'

const shown = ({ quota: _, deviceTokenMaxTtlSeconds: __, ...silo }: SiloRow): Silo => silo

/** @throws 400 for a quota below nothing; the control plane would keep it. Source: §8 row 156 */
export function requireSensible(quotas: { [K in keyof SiloQuotasCreate]?: number | null | undefined }) {
  for (const key of ['cpus', 'memory', 'storage'] as const)
    if ((quotas[key] ?? 0) < 0) throw invalid(`the quota of ${key} may not be negative`)
}

/** Takes a silo away with everybody and everything that was its own. */
function remove({ world }: Region, silo: SiloRow) {
  const isOwn = (row: { siloId: string }) => row.siloId === silo.id
  const drop = <Row>(rows: Map<string, Row>, isGone: (row: Row) => boolean) => {
    for (const [id, row] of rows) if (isGone(row)) rows.delete(id)
  }
  const people = new Set([...world.users.values()].filter(isOwn).map(({ id }) => id))
  for (const rows of [world.tokens, world.sessions] as Map<string, { userId: string }>[])
    drop(rows, ({ userId }) => people.has(userId))
  drop(world.sshKeys, ({ siloUserId }) => people.has(siloUserId))
  drop(world.users, isOwn)
  drop(world.groups, isOwn)
  drop(world.identityProviders, isOwn)
  drop(world.certificates, isOwn)
  drop(world.images, isOwn)
  world.roles = world.roles.filter(({ resourceId }) => resourceId !== silo.id)
  for (const pool of world.pools.values())
    world.pools.set(pool.id, { ...pool, links: pool.links.filter((link) => link.siloId !== silo.id) })
  world.silos.delete(silo.id)
}

/** Silos, as those see them who operate the region. Source: §3.21. */
export const siloHandlers = handlersOf({
  siloList({ args, region }) {
    requireFleet(region, 'viewer')
    return pageOf(
      [...region.world.silos.values()].filter(({ discoverable }) => discoverable).map(shown),
      args,
    )
  },
  siloView: ({ args, region }) => shown(findSilo(region, args.silo)),
  siloCreate({ args: { body }, region }) {
    const { name, description } = checkNamed(body)
    requireFleet(region, 'collaborator')
    requireSensible(body.quotas)
    const silo: SiloRow = {
      ...newRow(region, 'silo', { name, description }),
      discoverable: body.discoverable,
      identityMode: body.identityMode,
      mappedFleetRoles: body.mappedFleetRoles ?? {},
      quota: { ...body.quotas },
      deviceTokenMaxTtlSeconds: null,
    }
    const certificates = body.tlsCertificates.map((each) => certificateRow(region, silo.id, each))
    requireFree(region.world.silos.values(), 'silo', name)
    region.world.silos.set(silo.id, silo)
    for (const each of certificates) region.world.certificates.set(each.id, each)
    if (body.adminGroupName) {
      const group = {
        id: idOf(`group ${silo.id} ${body.adminGroupName}`),
        displayName: body.adminGroupName,
        siloId: silo.id,
      }
      region.world.groups.set(group.id, group)
      region.world.roles.push({
        resourceId: silo.id,
        identityId: group.id,
        identityType: 'silo_group',
        roleName: 'admin',
      })
    }
    return shown(silo)
  },
  siloDelete({ args, region }) {
    const silo = findSilo(region, args.silo)
    const isAdmin = holds(siloRole(region, region.caller(), silo.id), 'admin')
    if (!isAdmin && !isFleet(region, 'collaborator')) throw forbidden()
    if ([...region.world.projects.values()].some(({ siloId }) => siloId === silo.id))
      throw invalid('silo to be deleted contains a project')
    remove(region, silo)
  },
  siloIpPoolList({ args, region }) {
    const silo = findSilo(region, args.silo)
    requireFleet(region, 'viewer')
    const rows = poolsOf(region, silo.id).map(
      ({ pool: { id, name, description, timeCreated, timeModified }, isDefault }): SiloIpPool => ({
        id,
        name,
        description,
        timeCreated,
        timeModified,
        isDefault,
      }),
    )
    return pageOf(rows, args)
  },
})
