import { allowListApi } from '#store/api/resources/allowList'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'

/** The id of the subject of commands: the region has one setting. */
export const ICMP_ID = 'inbound-icmp'

const switchTo = (enabled: boolean) =>
  defineCommand<null>()({
    name: enabled ? 'inboundIcmp.enable' : 'inboundIcmp.disable',
    label: enabled ? 'Enable inbound ICMP' : 'Disable inbound ICMP',
    many: { not: 'A region has one setting for inbound ICMP' },
    endpoint: allowListApi.endpoints.networkingInboundIcmpUpdate,
    needs: fleetAdmin,
    toArgs: () => ({ body: { enabled } }),
    subject: () => ({ kind: 'allowList', id: ICMP_ID, name: 'inbound ICMP' }),
    confirm: () => ({
      title: enabled ? phrase`Enable inbound ICMP?` : phrase`Disable inbound ICMP?`,
      body: enabled
        ? 'The region’s own services answer pings from outside.'
        : 'The region’s own services no longer answer pings from outside. Monitoring that pings them reports them as down.',
      tone: enabled ? 'primary' : 'danger',
    }),
    successMessage: () => `Inbound ICMP ${enabled ? 'enabled' : 'disabled'}`,
    errorMessage: () => `Could not ${enabled ? 'enable' : 'disable'} inbound ICMP`,
  })

/** Lets the region's services answer pings. Rule: OPS-10. */
export const enableIcmp = switchTo(true)
/** Stops the answers to pings. */
export const disableIcmp = switchTo(false)
