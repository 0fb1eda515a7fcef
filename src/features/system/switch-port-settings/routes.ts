import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { recordOf, tabOf } from '#features/kit/routes/nounRoutes'
import { switchPortSettings } from './noun'

const list = () => import('./list')
const create = () => import('./create/CreateSettingsPage')
const page = () => import('./SettingsPage')

/** Settings for the ports of switches. Operators only. */
const switchPortSettingsRoutes = [
  tabOf(switchPortSettings, 'list', {
    words: ['link configuration', 'speed', 'FEC', 'MTU'],
    Component: async () => (await list()).SettingsListPage,
    loader: async () => (await list()).loader,
  }),
  recordOf(switchPortSettings, 'create', {
    crumb: switchPortSettings.forms.create,
    Component: async () => (await create()).CreateSettingsPage,
    loader: async () => (await create()).loader,
  }),
  recordOf(switchPortSettings, 'page', {
    Component: async () => (await page()).SettingsPage,
    loader: async () => (await page()).loader,
  }),
]

export const branches: RouteBranches = { system: switchPortSettingsRoutes }
