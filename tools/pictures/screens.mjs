// The subjects of `npm run pictures`: the screens that the README and the guides show.

const project = '/projects/berth-planner'

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
  instances: { path: `${project}/instances`, shows: 'Instances', only: ['light'] },
  machines: { path: '/_machines', shows: 'Machines', only: ['dark'] },
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

/** The pictures of demos, by the name of the demo. @type {Record<string, readonly string[]>} */
export const demoShots = {
  'explain-a-failed-stop': ['cause'],
  'open-a-port': ['map'],
  'why-a-button-is-disabled': ['a-plan', 'a-reason'],
}
