// The subjects of `npm run pictures`: the primitives and the other screens, in five layouts, and the pictures of the guide.

const project = '/projects/berth-planner'
/** The rack of the scenario `company`. */
const RACK = 'cb3b5b12-974c-4db2-91ca-4d2e7f73b1ed'

/**
 * @typedef {object} Screen
 * @property {string} path
 * @property {string} shows the text of a heading of the screen
 * @property {string} [keys] keys to press afterwards
 * @property {readonly (readonly ['button' | 'menuitem', string])[]} [clicks] what to click afterwards, until a dialog shows
 * @property {object} [settings] the installation's config.json
 * @property {readonly (keyof typeof layouts)[]} [only] these layouts
 * @property {boolean} [whole] the whole page, not only what fits in the window
 */

/** @type {Record<string, Screen>} by the name of the picture */
export const screens = {
  primitives: { path: '/_ui', shows: 'Primitives', whole: true },
  projects: { path: '/projects', shows: 'Projects' },
  instances: { path: `${project}/instances`, shows: 'Instances' },
  instance: { path: `${project}/instances/berth-api-1/storage`, shows: 'berth-api-1' },
  metrics: { path: `${project}/instances/berth-api-1/metrics/cpu`, shows: 'berth-api-1' },
  'create-instance': { path: `${project}/instances-new`, shows: 'Create instance' },
  'create-disk': { path: `${project}/disks-new`, shows: 'Create disk' },
  firewall: { path: `${project}/vpcs/plant-floor/firewall-rules`, shows: 'plant-floor' },
  map: { path: `${project}/vpcs/plant-floor/map`, shows: 'plant-floor' },
  overview: { path: '/system/overview', shows: 'Overview' },
  home: { path: '/home', shows: 'tidewater-ops' },
  port: { path: `/system/switch-ports/${RACK}/switch1/qsfp1`, shows: 'switch1 · qsfp1' },
  uplinks: { path: '/system/switch-uplinks', shows: 'Switches and ports' },
  utilization: { path: '/system/utilization', shows: 'Capacity' },
  missing: { path: `${project}/instances/nope`, shows: 'There is no instance nope' },
  palette: { path: `${project}/instances`, shows: 'Instances', keys: 'Control+k' },
  'sign-in': { path: '/login/tidewater-ops/local', shows: 'tidewater-ops' },
  device: { path: '/device/verify', shows: 'Device authentication' },
  installed: {
    path: '/login/tidewater-research/local',
    shows: 'tidewater-research',
    only: ['light'],
    settings: {
      name: 'Tidewater Cloud',
      accent: { light: '#1a5fb4', dark: '#99c1f1' },
      notice: 'For people of Tidewater only. What you do here is recorded.',
      support: [{ label: 'Tidewater helpdesk', url: 'https://help.tidewater.example/' }],
    },
  },
  about: {
    path: '/projects',
    shows: 'Projects',
    only: ['light'],
    clicks: [
      ['button', 'User menu'],
      ['menuitem', 'About this region'],
    ],
  },
}

/** @typedef {NonNullable<Parameters<import('playwright').Page['emulateMedia']>[0]>} Media */

/** @type {Record<string, { width: number, height: number, media: Media }>} */
export const layouts = {
  light: { width: 1440, height: 900, media: { colorScheme: 'light' } },
  dark: { width: 1440, height: 900, media: { colorScheme: 'dark' } },
  768: { width: 768, height: 1024, media: { colorScheme: 'light' } },
  360: { width: 360, height: 740, media: { colorScheme: 'dark' } },
  forced: { width: 1440, height: 900, media: { colorScheme: 'dark', forcedColors: 'active' } },
}
