import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { port: 'qsfp1', switchLocation: 'switch1' },
  at: { port: { is: 'qsfp0', named: 'qsfp0 of switch0' } },
  pages: { list: { title: 'Switches and ports' }, page: { title: 'switch0 · qsfp0' } },
  failingParts: [
    [
      'networkingSwitchPortStatus',
      `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0`,
      'Could not load the link',
      'harbour-core-1',
    ],
  ],
  disabled: [
    [
      `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp9`,
      'Port actions',
      'Clear settings',
      'The port has no settings',
    ],
  ],
  fleetViewerMenus: [
    [
      `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0`,
      'Port actions',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Apply settings', 'Clear settings'],
    ],
  ],
  forms: [
    {
      path: `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0/lldp-edit`,
      typed: { 'Management IP': '10.20.0.9' },
      wrong: [[{ 'Management IP': '10.20' }, 'managementIp', /Not a valid IP address/]],
      shows: [`/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0`, '10.20.0.9'],
    },
  ],
  edits: [
    {
      path: `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0/lldp-edit`,
      changes: [
        { enabled: false },
        { systemName: 'dock-rack' },
        { systemDescription: 'The rack at the dock' },
        { chassisId: 'rack-7' },
        { linkName: 'north' },
        { linkDescription: 'To the north' },
        { managementIp: '10.20.0.9' },
      ],
      clash: [{ linkName: 'theirs' }, { linkName: 'mine' }],
    },
  ],
}
