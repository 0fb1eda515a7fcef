// All that the console keeps in the browser's storage, by key, with the words for it in a notice. A key may go on after a
// space: one entry for each user, or for each form of a user.

export const storageKeys = {
  /** In all tabs. */
  local: {
    'orrery.settings': 'the settings of the installation',
    'orrery.apiVersion': 'the version of the API',
    'orrery.lastSession': 'the last sign-in',
    'orrery.theme': 'the theme',
    'orrery.rows': 'the height of rows',
    'orrery.pageSize': 'the rows per page',
    'orrery.characterKeys': 'the choice of shortcuts',
    'orrery.sidebar': 'the width of the sidebar',
    'orrery.folded': 'the folded parts of the sidebar',
    'orrery.firstPage': 'the first page',
    'orrery.course': 'how states are shown',
    'orrery.pictureTables': 'whether charts have their table open',
    'orrery.usualTimes': 'how long things usually take',
    'orrery.lastProjects': 'the last projects',
    'orrery.recent': 'the last pages of the search',
    'orrery.draft': 'what was typed into a form',
    // No other build has the mock region.
    ...((import.meta.env.DEV || import.meta.env.VITE_MOCK === '1') && {
      'orrery.welcome': 'that the banner of the preview was dismissed',
    }),
  },
  /** In this tab. */
  session: {
    'orrery.leftUndone': 'the plans that the end of a session interrupted',
    'orrery.debugger.page': 'the second window of the debugger',
    // No other build has the mock region.
    ...((import.meta.env.DEV || import.meta.env.VITE_MOCK === '1') && {
      'orrery.persona': 'the persona of the mock region',
    }),
    'orrery.demo.own': 'your own demo',
    'react-router-scroll-positions': 'how far pages were scrolled',
  },
} as const

/** The scope of the storage: the origin, or this tab. */
export type Area = keyof typeof storageKeys

type Name = { [In in Area]: keyof (typeof storageKeys)[In] }[Area]

/** A key of either. */
export type StorageKey = Name | `${Name} ${string}`
