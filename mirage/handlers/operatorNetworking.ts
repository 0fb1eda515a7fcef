import { CALLER_ADDRESS } from '../access/audit'
import { requireFleet } from '../access/roles'
import { handlersOf } from '../region'
import { liesIn, netOf } from '../rules/cidr'
import { invalid } from '../wire/apiError'

/** The largest number of entries in an allow list. Rule: OPS-10. */
const MAX_ALLOWED = 1_000

function checkAllowed(ips: readonly string[]) {
  if (ips.length > MAX_ALLOWED) throw invalid(`too many entries: an allow list has at most ${MAX_ALLOWED}`)
  for (const net of ips) {
    const { ip, width } = netOf(net)
    if (['0.0.0.0', '::'].includes(ip.toString()))
      throw invalid(`${net}: the unspecified address cannot be allowed`)
    if (width === 0) throw invalid(`${net}: a network of width 0 cannot be allowed; allow any instead`)
  }
  const caller = netOf(`${CALLER_ADDRESS}/32`)
  if (!ips.some((net) => liesIn(caller, netOf(net))))
    throw invalid(`the list would prevent access for the caller, who is at ${CALLER_ADDRESS}`)
}

/** The allow list of the API, whether it answers pings, and whether instances may have jumbo frames. Rule: OPS-10. */
export const operatorNetworkingHandlers = handlersOf({
  networkingAllowListView({ region }) {
    requireFleet(region, 'viewer')
    return region.world.allowList.get()
  },
  networkingAllowListUpdate({ args, region }) {
    requireFleet(region, 'admin')
    const { allowedIps } = args.body
    if (allowedIps.allow === 'list') checkAllowed(allowedIps.ips)
    return region.world.allowList.update({ allowedIps, timeModified: region.timestamp() })
  },
  networkingInboundIcmpView({ region }) {
    requireFleet(region, 'viewer')
    return region.world.inboundIcmp.get()
  },
  networkingInboundIcmpUpdate({ args, region }) {
    requireFleet(region, 'admin')
    region.world.inboundIcmp.update({ enabled: args.body.enabled })
  },
  systemNetworkingSettingsView({ region }) {
    requireFleet(region, 'viewer')
    return region.world.networkingSettings.get()
  },
  /** A setting that is absent is off afterwards. Instances keep their own. */
  systemNetworkingSettingsUpdate({ args, region }) {
    requireFleet(region, 'admin')
    const { externalJumboFramesOptInEnabled } = args.body
    return region.world.networkingSettings.update({
      externalJumboFramesOptInEnabled: externalJumboFramesOptInEnabled ?? false,
    })
  },
})
