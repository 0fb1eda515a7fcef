import type { SiloQuotas, SiloUtilization } from '#store/api/generated/types'
import { requireFleet } from '../access/roles'
import { findSilo, requireSiloAdminOr } from '../access/siloLookup'
import type { SiloRow } from '../models/silo'
import { handlersOf, type Region } from '../region'
import { checkQuotas, usedBy } from '../rules/quota'
import { byId, pageBy, type Order } from '../wire/pages'

const quotasOf = ({ id, quota }: SiloRow): SiloQuotas => ({ siloId: id, ...quota })

const utilizationOf = (region: Region, { id, name, quota }: SiloRow): SiloUtilization => ({
  siloId: id,
  siloName: name,
  allocated: quota,
  provisioned: usedBy(region, id),
})

const bySiloName: Order<SiloUtilization> = {
  by: ({ siloId, siloName }, mode) => (mode.startsWith('name') ? siloName : siloId),
  mode: 'name_ascending',
}

/** Quotas and usage of silos. The usage is always computed from the rows. Rules: QUOTA-2, QUOTA-3. */
export const quotaHandlers = handlersOf({
  systemQuotasList({ args, region }) {
    requireFleet(region, 'viewer')
    const { items, nextPage } = pageBy(region.world.silos.all(), args, byId)
    return { items: items.map(quotasOf), nextPage }
  },
  siloQuotasView: ({ args, region }) => quotasOf(findSilo(region, args.silo)),
  siloQuotasUpdate({ args: { silo: selector, body }, region }) {
    const silo = findSilo(region, selector)
    requireSiloAdminOr(region, silo, 'collaborator')
    checkQuotas(body)
    const { cpus, memory, storage } = silo.quota
    const next = {
      ...silo,
      quota: {
        cpus: body.cpus ?? cpus,
        memory: body.memory ?? memory,
        storage: body.storage ?? storage,
      },
    }
    region.world.silos.update(silo.id, next)
    return quotasOf(next)
  },
  siloUtilizationList({ args, region }) {
    requireFleet(region, 'viewer')
    const rows = region.world.silos.where(({ discoverable }) => discoverable)
    return pageBy(
      rows.map((silo) => utilizationOf(region, silo)),
      args,
      bySiloName,
    )
  },
  siloUtilizationView: ({ args, region }) => utilizationOf(region, findSilo(region, args.silo)),
})
