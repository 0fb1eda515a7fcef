import { noun } from '#features/kit/noun/noun'

/** The ports that lead out of the racks. */
export const uplinks = noun({
  one: 'uplink',
  many: 'uplinks',
  layout: 'record',
  paths: { list: '/system/switch-uplinks' },
  help: ['inventory', 'utilization'],
})
