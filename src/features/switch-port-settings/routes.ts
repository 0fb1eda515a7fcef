import type { RouteObject } from 'react-router'
import { morePaths } from '#src/morePaths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, paramLabel } from '#features/routing/routeParts'

const allSettings: WayOn = { label: 'All switch port settings', to: morePaths.portSettings }

/** Settings for the ports of switches. Operators only. */
export const switchPortSettings: RouteObject[] = [
  page({
    path: 'networking/switch-port-settings',
    handle: crumb('Switch port settings', allSettings.to, 'Name,Description,Applied to,Updated'),
    Component: async () => (await import('./SettingsListPage')).SettingsListPage,
    loader: async () => (await import('./loaders')).settingsListLoader,
    loads: loadsAll('switch port settings'),
  }),
  {
    path: 'networking/switch-port-settings-new',
    handle: crumb('Switch port settings', allSettings.to),
    children: [
      page({
        handle: crumb('Create switch port settings', morePaths.portSettingsNew),
        Component: async () => (await import('./create/CreateSettingsPage')).CreateSettingsPage,
        loader: async () => (await import('./loaders')).createSettingsLoader,
        children: [{ index: true, element: null }],
      }),
    ],
  },
  {
    path: 'networking/switch-port-settings/:settings',
    handle: crumb('Switch port settings', allSettings.to),
    children: [
      page({
        handle: crumb(paramLabel('settings'), ({ settings = '' }) => morePaths.portSettingsOf(settings)),
        Component: async () => (await import('./SettingsPage')).SettingsPage,
        loader: async () => (await import('./loaders')).settingsLoader,
        loads: loadsOne('set of switch port settings', 'settings', undefined, allSettings),
        children: [{ index: true, element: null }],
      }),
    ],
  },
]
