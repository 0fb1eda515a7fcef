import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, paramLabel, tab } from '#features/routing/routeParts'
import { shortId } from '#ui/text/truncated'
import { portAt, type PortParams } from '#features/shared/fabric/portAt'

const allSwitches: WayOn = { label: 'All switches', to: paths.switches }
const allPorts: WayOn = { label: 'All switch ports', to: paths.switchPorts }

/** The switches of the racks, and their ports. Operators only. */
export const switches: RouteObject[] = [
  page({
    handle: crumb('Switches', paths.switches),
    Component: async () => (await import('./SwitchesPage')).SwitchesPage,
    children: [
      tab({
        path: 'switches',
        handle: crumb('Switches'),
        Component: async () => (await import('./SwitchesTab')).SwitchesTab,
        loader: async () => (await import('./loaders')).switchesLoader,
        loads: loadsAll('switches'),
      }),
      tab({
        path: 'switch-ports',
        handle: crumb('Ports'),
        Component: async () => (await import('./SwitchPortsTab')).SwitchPortsTab,
        loader: async () => (await import('./loaders')).switchPortsLoader,
        loads: loadsAll('switch ports'),
      }),
      tab({
        path: 'switch-uplinks',
        handle: crumb('Uplinks'),
        Component: async () => (await import('./uplinks/UplinksTab')).UplinksTab,
        loader: async () => (await import('./loaders')).uplinksLoader,
        loads: loadsAll('uplinks'),
      }),
    ],
  }),
  {
    path: 'switches/:switchId',
    handle: crumb('Switches', paths.switches),
    children: [
      page({
        handle: crumb(
          ({ switchId = '' }) => shortId(switchId),
          ({ switchId = '' }) => paths.networkSwitch(switchId),
        ),
        Component: async () => (await import('./SwitchPage')).SwitchPage,
        loader: async () => (await import('./loaders')).switchLoader,
        loads: loadsOne('switch', 'switchId', undefined, allSwitches),
        children: [{ index: true, element: null }],
      }),
    ],
  },
  {
    path: 'switch-ports/:rackId/:switchLocation/:port',
    handle: crumb('Switch ports', paths.switchPorts),
    children: [
      page({
        handle: crumb(paramLabel('port'), (params) => paths.switchPort(portAt(params as PortParams))),
        Component: async () => (await import('./SwitchPortPage')).SwitchPortPage,
        loader: async () => (await import('./loaders')).switchPortLoader,
        loads: loadsOne('switch port', 'port', undefined, allPorts),
        children: [
          { index: true, element: null },
          panel('settings-apply', 'Apply settings', {
            Component: async () => (await import('./ApplySettingsForm')).ApplySettingsForm,
            loader: async () => (await import('./loaders')).applySettingsLoader,
          }),
          panel('lldp-edit', 'Edit LLDP configuration', {
            Component: async () => (await import('./EditLldpForm')).EditLldpForm,
            loader: async () => (await import('./loaders')).lldpConfigLoader,
            loads: loadsAll('the LLDP configuration'),
          }),
        ],
      }),
    ],
  },
]
