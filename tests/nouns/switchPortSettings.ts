import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { settings: 'uplink-north' },
  pages: {
    list: { title: 'Switches and ports' },
    create: { title: 'Create switch port settings' },
  },
  missing: [['/system/networking/switch-port-settings/nope', 'set of switch port settings nope']],
  failing: [
    [
      'networkingSwitchPortSettingsList',
      '/system/networking/switch-port-settings',
      'Could not load switch port settings',
    ],
  ],
  disabled: [
    [
      '/system/networking/switch-port-settings',
      'uplink-south-spare',
      'Delete',
      'Applied to qsfp1 of switch1: clear the settings of that port first',
    ],
  ],
  fleetViewerButtons: [
    [
      '/system/networking/switch-port-settings',
      'Create switch port settings',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ],
}
