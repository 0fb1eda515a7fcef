import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { askFor } from '#features/kit/queries/askFor'
import type { NamedInstance } from './commands'

// The parts of instances that could be brought back, before they are deleted. Rule: BACK-6.

/** Until when the record is there that an instance is made again from, if not for the usual time. */
const untilText = (store: AppStore) =>
  consolePartOf(store, ledgerPart).get().unkept === undefined
    ? ''
    : ' This browser keeps no activity: that works until this page is closed.'

/** A sentence on how instances could be brought back. @throws the error of a request */
export async function ofInstances(rows: readonly NamedInstance[], store: AppStore): Promise<string> {
  const [only] = rows
  const until = untilText(store)
  if (!only || rows.length > 1)
    return `You can bring them back from Recently deleted, without their user data and ephemeral IPs.${until}`
  const at = { instance: only.id }
  const [disks, ips] = await Promise.all([
    askFor(store, instanceDisksApi.endpoints.instanceDiskList, at),
    askFor(store, instancesApi.endpoints.instanceExternalIpList, at),
  ])
  const count = disks.items.length
  const withDisks = count === 0 ? '' : count === 1 ? 'with its disk but ' : `with its ${count} disks but `
  const address = ips.items.some(({ kind }) => kind === 'ephemeral') ? ' and ephemeral IP' : ''
  return `You can bring it back from Recently deleted, ${withDisks}without its user data${address}.${until}`
}
