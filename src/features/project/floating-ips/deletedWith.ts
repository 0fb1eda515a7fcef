import type { FloatingIp } from '#store/api/generated/types'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { held, ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteFloatingIp } from './commands'
import { floatingIps } from './noun'

/** Floating IPs, as their project is taken down. */
export const deletedWith: DeletedWith = {
  floatingIp: {
    in: 'project',
    words: wordsOf(floatingIps),
    to: (floatingIp, { project }) => floatingIps.to.edit({ project, floatingIp }),
    list: pagedList(floatingIpsApi.endpoints.floatingIpList, ofProject, (row: FloatingIp) => ({
      id: row.id,
      name: row.name,
      heldBy: held(row.instanceId),
      runs: manyRow(deleteFloatingIp, { floatingIp: row, instance: undefined }),
    })),
  },
}
