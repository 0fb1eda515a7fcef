import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { askFor } from '#features/kit/queries/askFor'
import type { NamedInstance } from './commands'

// The parts of instances that could be brought back, before they are deleted. Rule: BACK-6.

/** The fate of the record that an instance is made again from. */
const keptText = (store: AppStore) =>
  consolePartOf(store, ledgerPart).get().unkept === undefined
    ? 'from Deleted'
    : 'from Deleted until this page is closed, since this browser keeps no activity'

/** A sentence on how instances could be brought back. @throws the error of a request */
export async function ofInstances(rows: readonly NamedInstance[], store: AppStore): Promise<string> {
  const [only] = rows
  const where = keptText(store)
  if (!only || rows.length > 1)
    return `They can be brought back ${where}, but for their user data and ephemeral IPs.`
  const at = { instance: only.id }
  const [disks, ips] = await Promise.all([
    askFor(store, instanceDisksApi.endpoints.instanceDiskList, at),
    askFor(store, instancesApi.endpoints.instanceExternalIpList, at),
  ])
  const count = disks.items.length
  const withDisks = count === 0 ? '' : count === 1 ? ' with its disk' : ` with its ${count} disks`
  const address = ips.items.some(({ kind }) => kind === 'ephemeral') ? ' and its ephemeral IP' : ''
  return `It can be brought back${withDisks} ${where}, but for its user data${address}.`
}
