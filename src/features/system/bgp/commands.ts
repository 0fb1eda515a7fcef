import type { BgpAnnounceSet, BgpConfig } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'

/** Deletes a configuration. The server refuses while port settings refer to it. */
export const deleteConfig = defineCommand<BgpConfig>()({
  name: 'bgpConfig.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: bgpApi.endpoints.networkingBgpConfigDelete,
  needs: fleetAdmin,
  toArgs: ({ id }) => ({ nameOrId: id }),
  subject: ({ id, name }) => ({ kind: 'bgpConfig', id, name }),
  confirm: ({ name }, { The }) => ({
    title: phrase`Delete ${name}?`,
    body: `${The} BGP configuration is deleted; its announce set stays. This is refused while switch port settings use it.`,
    tone: 'danger',
  }),
  end: ({ name }) => `BGP configuration ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})

/** Deletes an announce set. The server refuses while a configuration refers to it. */
export const deleteAnnounceSet = defineCommand<BgpAnnounceSet>()({
  name: 'announceSet.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: bgpApi.endpoints.networkingBgpAnnounceSetDelete,
  needs: fleetAdmin,
  toArgs: ({ name }) => ({ announceSet: name }),
  subject: ({ id, name }) => ({ kind: 'announceSet', id, name }),
  confirm: ({ name }, { The }) => ({
    title: phrase`Delete ${name}?`,
    body: `${The} announce set and its announcements are deleted. This is refused while a BGP configuration uses it.`,
    tone: 'danger',
  }),
  end: ({ name }) => `Announce set ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})
