import { allowListApi } from '#store/api/resources/allowList'
import { networkingSettingsApi } from '#store/api/resources/networkingSettings'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'

/** The id of the subject of commands: the region has one setting. */
export const ICMP_ID = 'inbound-icmp'

/** The id of the subject of commands on the permission for jumbo frames. */
const JUMBO_ID = 'jumbo-frames'

const switchTo = (enabled: boolean) =>
  defineCommand<null>()({
    name: enabled ? 'inboundIcmp.enable' : 'inboundIcmp.disable',
    label: enabled ? 'Enable inbound ICMP' : 'Disable inbound ICMP',
    many: { not: 'A region has one setting for inbound ICMP' },
    endpoint: allowListApi.endpoints.networkingInboundIcmpUpdate,
    needs: fleetAdmin,
    toArgs: () => ({ body: { enabled } }),
    subject: () => ({ kind: 'allowList', id: ICMP_ID, name: 'inbound ICMP' }),
    ...(enabled && { asks: 'never' as const }),
    confirm: () => ({
      title: enabled ? phrase`Enable inbound ICMP?` : phrase`Disable inbound ICMP?`,
      body: enabled
        ? 'The region’s own services answer pings from outside.'
        : 'The region’s own services no longer answer pings from outside. Monitoring that pings them reports them as down.',
      tone: enabled ? 'primary' : 'danger',
    }),
    end: () => `Inbound ICMP ${enabled ? 'enabled' : 'disabled'}`,
    errorMessage: () => `Could not ${enabled ? 'enable' : 'disable'} inbound ICMP`,
  })

/** Lets the region's services answer pings. Rule: OPS-10. */
export const enableIcmp = switchTo(true)
/** Stops the answers to pings. */
export const disableIcmp = switchTo(false)

const permit = (isAllowed: boolean) =>
  defineCommand<null>()({
    name: isAllowed ? 'jumboFrames.allow' : 'jumboFrames.disallow',
    label: isAllowed ? 'Allow jumbo frames' : 'Disallow jumbo frames',
    many: { not: 'A region has one setting for jumbo frames' },
    endpoint: networkingSettingsApi.endpoints.systemNetworkingSettingsUpdate,
    needs: fleetAdmin,
    toArgs: () => ({ body: { externalJumboFramesOptInEnabled: isAllowed } }),
    subject: () => ({ kind: 'allowList', id: JUMBO_ID, name: 'jumbo frames' }),
    confirm: () => ({
      title: isAllowed ? phrase`Allow jumbo frames?` : phrase`Disallow jumbo frames?`,
      body: isAllowed
        ? 'People can enable jumbo frames on their instances: packets to and from the outside with up to 8,500 bytes, in place of 1,500. An instance has them from its next start on. The networks around the region have to pass them too.'
        : 'No instance can get jumbo frames any more. Those that have them keep them, and every other change of such an instance is refused until its own are disabled.',
      tone: isAllowed ? 'primary' : 'danger',
    }),
    end: () => `Jumbo frames are ${isAllowed ? 'allowed' : 'no longer allowed'}`,
    errorMessage: () => `Could not ${isAllowed ? 'allow' : 'disallow'} jumbo frames`,
  })

/** Lets instances have jumbo frames. */
export const allowJumboFrames = permit(true)
/** Lets no more instances have them. */
export const disallowJumboFrames = permit(false)
