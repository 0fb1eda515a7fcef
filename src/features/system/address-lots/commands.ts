import type { AddressLot } from '#store/api/generated/types'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'

/** Deletes a lot. The server refuses it while an address of the lot is in use. */
export const deleteAddressLot = defineCommand<AddressLot>()({
  name: 'addressLot.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: addressLotsApi.endpoints.networkingAddressLotDelete,
  needs: fleetAdmin,
  toArgs: ({ name }) => ({ addressLot: name }),
  subject: ({ id, name }) => ({ kind: 'addressLot', id, name }),
  confirm: ({ name }, { The }) => ({
    title: phrase`Delete ${name}?`,
    body: `${The} address lot and its blocks are deleted. This is refused while a loopback address or switch port settings use one of its addresses.`,
    tone: 'danger',
  }),
  end: ({ name }) => `Address lot ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})
