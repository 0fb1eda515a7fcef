import type { SettingsValues } from './settingsValues'

/** Field labels for the error list, in the order of the page. */
export const fieldLabels: Readonly<Record<keyof SettingsValues, string>> = {
  name: 'Name',
  description: 'Description',
  groups: 'Groups',
  geometry: 'Geometry',
  links: 'Links',
  addresses: 'Addresses',
  routes: 'Routes',
  interfaces: 'Interfaces',
  peers: 'BGP peers',
}
