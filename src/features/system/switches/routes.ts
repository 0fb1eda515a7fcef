import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { Switch } from '#store/api/generated/types'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { recordLabel } from '#features/kit/routing/recordLabel'
import { panelOf, recordOf, tabOf } from '#features/kit/routes/nounRoutes'
import { switches } from './noun'
import { switchPorts } from './ports/noun'
import { uplinks } from './uplinks/noun'

const list = () => import('./list')
const oneSwitch = () => import('./SwitchPage')
const ports = () => import('./ports/list')
const port = () => import('./ports/SwitchPortPage')
const portForms = () => import('./ports/forms')
const uplinksTab = () => import('./uplinks/UplinksTab')

// Rack and switch are parts of a port's name, not of its place.
const loadsPort = loadsOne('switch port', 'port', undefined, {
  label: 'All switch ports',
  to: switchPorts.to.list,
})

/** The switches of the racks, and their ports. Operators only. */
const switchRoutes = [
  tabOf(switches, 'list', {
    words: ['network hardware', 'top of rack', 'ToR'],
    Component: async () => (await list()).SwitchesTab,
    loader: async () => (await list()).loader,
  }),
  tabOf(switchPorts, 'list', {
    words: ['QSFP', 'transceivers', 'links', 'LLDP', 'interfaces'],
    Component: async () => (await ports()).SwitchPortsTab,
    loader: async () => (await ports()).loader,
  }),
  tabOf(uplinks, 'list', {
    words: ['external links', 'northbound', 'upstream'],
    Component: async () => (await uplinksTab()).UplinksTab,
    loader: async () => (await uplinksTab()).loader,
  }),
  recordOf(switches, 'page', {
    crumb: recordLabel<Switch>('switchId', ({ baseboard }) => baseboard.serial),
    Component: async () => (await oneSwitch()).SwitchPage,
    loader: async () => (await oneSwitch()).loader,
  }),
  recordOf(switchPorts, 'page', {
    crumb: ({ switchLocation, port: name }) => `${switchLocation} · ${name}`,
    Component: async () => (await port()).SwitchPortPage,
    loader: async () => (await port()).loader,
    loads: loadsPort,
    panels: [
      panelOf(switchPorts, 'applySettings', {
        Component: async () => (await portForms()).ApplySettingsForm,
        loader: async () => (await portForms()).applyLoader,
        loads: loadsPort,
      }),
      panelOf(switchPorts, 'editLldp', {
        Component: async () => (await portForms()).EditLldpForm,
        loader: async () => (await portForms()).lldpLoader,
        loads: loadsAll('the LLDP configuration'),
      }),
    ],
  }),
]

export const branches: RouteBranches = { system: switchRoutes }
