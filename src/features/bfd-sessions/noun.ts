import HeartPulse from 'lucide-react/icons/heart-pulse'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#store/model/needs'

const list = '/system/networking/bfd-sessions'

export const bfdSessions = noun({
  kind: 'bfdSession',
  one: 'BFD session',
  many: 'BFD sessions',
  paths: { list, enable: `${list}-enable`, page: `${list}/:switchLocation/:peer` },
  panels: { enable: 'Enable BFD session' },
  creates: { enable: fleetAdmin },
  heads: {
    Peer: 'other',
    Switch: 'other',
    State: 'state',
    'Local address': 'other',
    Mode: 'other',
    'Detects after': 'figure',
  },
  sidebar: { icon: HeartPulse, goKey: 'f', counts: true },
  help: ['bfd', 'address-lots'],
})
