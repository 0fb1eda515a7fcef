// The addresses of pages that few sessions open and no other page shows from the start: `paths.ts` is in the first load
// of every page, this file is not.

import { paths } from './paths'

const e = encodeURIComponent
const portSettings = '/system/networking/switch-port-settings'

/** More addresses, as in `paths`. */
export const morePaths = {
  portSettings: () => portSettings,
  portSettingsNew: () => `${portSettings}-new`,
  portSettingsOf: (settings: string) => `${portSettings}/${e(settings)}`,
  announceSetEdit: (set: string) => `${paths.announceSets()}/${e(set)}/edit`,
  bgpPeer: (addr: string) => `${paths.bgpPeers()}?filter=${e(addr)}`,
  portsOfSwitch: (location: string) => `${paths.switchPorts()}?switch=${e(location)}`,
  portsWithoutSettings: () => `${paths.switchPorts()}?settings=none`,
  uplinks: () => '/system/switch-uplinks',
  switchPortApply: (at: Parameters<typeof paths.switchPort>[0]) => `${paths.switchPort(at)}/settings-apply`,
} as const
