import type { Silo, SiloIpPool } from '#store/api/generated/types'
import { checkNamed, requireFree } from '../access/lookup'
import { holds, isFleet, requireFleet, siloRole } from '../access/roles'
import { findSilo } from '../access/siloLookup'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { poolsOf } from '../rules/addresses'
import { newCertificate } from '../rules/certificates'
import { newRow } from '../rules/newRow'
import { checkQuotas } from '../rules/quota'
import { forbidden, invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const toView = ({ quota: _, deviceTokenMaxTtlSeconds: __, ...silo }: SiloRow): Silo => silo

/** Deletes a silo with its users and everything else that belongs to it. */
function remove({ world }: Region, silo: SiloRow) {
  const isOwn = (row: { siloId: string }) => row.siloId === silo.id
  const userIds = new Set(world.users.where(isOwn).map(({ id }) => id))
  for (const rows of [world.tokens, world.sessions]) rows.removeWhere(({ userId }) => userIds.has(userId))
  world.sshKeys.removeWhere(({ siloUserId }) => userIds.has(siloUserId))
  world.users.removeWhere(isOwn)
  world.groups.removeWhere(isOwn)
  world.identityProviders.removeWhere(isOwn)
  world.certificates.removeWhere(isOwn)
  world.scimTokens.removeWhere(isOwn)
  world.images.removeWhere(isOwn)
  world.roles.removeWhere(({ resourceId }) => resourceId === silo.id)
  for (const pool of world.pools.all())
    world.pools.update(pool.id, { links: pool.links.filter((link) => link.siloId !== silo.id) })
  for (const pool of world.subnetPools.all())
    world.subnetPools.update(pool.id, { links: pool.links.filter((link) => link.siloId !== silo.id) })
  world.silos.remove(silo.id)
}

/**
 * Silos, for operators. `discoverable` ones are listed; others are reached by name or id. Their identity mode is saml_jit
 * or local_only. Creating one also sets its quotas, settings, certificates and, if named, an admin group.
 */
export const siloHandlers = handlersOf({
  siloList({ args, region }) {
    requireFleet(region, 'viewer')
    return pageOf(region.world.silos.where(({ discoverable }) => discoverable).map(toView), args)
  },
  siloView: ({ args, region }) => toView(findSilo(region, args.silo)),
  siloCreate({ args: { body }, region }) {
    const { name, description } = checkNamed(body)
    requireFleet(region, 'collaborator')
    checkQuotas(body.quotas)
    const silo: SiloRow = {
      ...newRow(region, 'silo', { name, description }),
      discoverable: body.discoverable,
      identityMode: body.identityMode,
      mappedFleetRoles: body.mappedFleetRoles ?? {},
      adminGroupName: body.adminGroupName ?? null,
      quota: { ...body.quotas },
      deviceTokenMaxTtlSeconds: null,
    }
    const certificates = body.tlsCertificates.map((certificate) =>
      newCertificate(region, silo.id, certificate),
    )
    requireFree(region.world.silos.all(), 'silo', name)
    region.world.silos.insert(silo)
    for (const row of certificates) region.world.certificates.insert(row)
    // With SCIM, the provider makes the group later, by this name.
    if (body.adminGroupName && body.identityMode !== 'saml_scim') {
      const group = {
        id: idOf(`group ${silo.id} ${body.adminGroupName}`),
        displayName: body.adminGroupName,
        siloId: silo.id,
        timeCreated: silo.timeCreated,
        timeModified: silo.timeModified,
      }
      region.world.groups.insert(group)
      region.world.roles.insert({
        resourceId: silo.id,
        identityId: group.id,
        identityType: 'silo_group',
        roleName: 'admin',
      })
    }
    return toView(silo)
  },
  siloDelete({ args, region }) {
    const silo = findSilo(region, args.silo)
    const isAdmin = holds(siloRole(region, region.caller(), silo.id), 'admin')
    if (!isAdmin && !isFleet(region, 'collaborator')) throw forbidden()
    if (region.world.projects.findBy(({ siloId }) => siloId === silo.id))
      throw invalid('silo to be deleted contains a project')
    remove(region, silo)
  },
  siloIpPoolList({ args, region }) {
    const silo = findSilo(region, args.silo)
    requireFleet(region, 'viewer')
    const rows = poolsOf(region, silo.id).map(
      ({ pool: { ranges: _, links: __, assignment: ___, ...pool }, isDefault }): SiloIpPool => ({
        ...pool,
        isDefault,
      }),
    )
    return pageOf(rows, args)
  },
})
