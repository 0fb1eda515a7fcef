import { noun } from '#features/kit/noun/noun'

const list = '/system/switch-ports'
const page = `${list}/:rackId/:switchLocation/:port` as const

export const switchPorts = noun({
  kind: 'switchPort',
  one: 'switch port',
  many: 'switch ports',
  paths: {
    list,
    page,
    applySettings: `${page}/settings-apply`,
    editLldp: `${page}/lldp-edit`,
  },
  tabs: { list: 'Ports' },
  panels: { applySettings: 'Apply settings', editLldp: 'Edit LLDP configuration' },
  help: ['switch-port-settings', 'inventory'],
})

/** The ports of the switch at a location of the racks. @param location such as "switch0" */
export const portsOfSwitch = (location: string) =>
  `${switchPorts.to.list()}?switch=${encodeURIComponent(location)}`

export const portsWithoutSettings = () => `${switchPorts.to.list()}?settings=none`
