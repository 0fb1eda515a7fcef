import HeartPulse from 'lucide-react/icons/heart-pulse'
import { noun } from '#features/kit/noun/noun'

const list = '/system/networking/bfd-sessions'

export const bfdSessions = noun({
  kind: 'bfdSession',
  one: 'BFD session',
  many: 'BFD sessions',
  paths: { list, enable: `${list}-enable`, page: `${list}/:switchLocation/:peer` },
  panels: { enable: 'Enable BFD session' },
  // Fleet viewers may, and others do not see the list. Rule: ROLE-12.
  creates: { enable: null },
  sidebar: { icon: HeartPulse, goKey: 'f', counts: true },
  help: ['bfd', 'address-lots'],
})
