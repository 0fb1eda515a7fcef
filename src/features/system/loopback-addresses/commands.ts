import type { LoopbackAddress } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'
import { networkOf } from '#model/network/ip'

/** Deletes a loopback address, which rack, switch, address and mask identify together. */
export const deleteLoopback = defineCommand<LoopbackAddress>()({
  name: 'loopbackAddress.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: addressLotsApi.endpoints.networkingLoopbackAddressDelete,
  needs: fleetAdmin,
  toArgs({ address: text, rackId, switchSlot }) {
    const { address = text, width = 0 } = networkOf(text) ?? {}
    return { rackId, switchSlot, address, subnetMask: width }
  },
  subject: ({ id, address }) => ({ kind: 'loopbackAddress', id, name: address }),
  confirm: ({ address, switchSlot }, { The }) => ({
    title: phrase`Delete ${address}?`,
    body: `${The} loopback address is deleted from ${switchSlot} and free again in its lot. Sessions that use it end.`,
    tone: 'danger',
  }),
  end: ({ address }) => `Loopback address ${address} deleted`,
  errorMessage: ({ address }) => `Could not delete ${address}`,
})
