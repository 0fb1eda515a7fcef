import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { keep, kept, keptChoice } from '../kept/browserStorage'
import { FIRST_PAGE_KEY, keptFirstPage, type FirstPage } from './firstPage'
import { keptPageSize, PAGE_SIZE_KEY } from './pageSize'

export type Theme = 'system' | 'light' | 'dark'

/** The height of the rows of tables. */
export type RowHeight = 'comfortable' | 'compact'

export interface Preferences {
  theme: Theme
  rows: RowHeight
  /** Rows per page of every list. */
  pageSize: number
  /** Whether single-character shortcuts are enabled. */
  characterKeys: boolean
  /** Whether the sidebar shows only icons. */
  narrowSidebar: boolean
  /** Undefined: that of the installation. */
  firstPage: FirstPage | undefined
  /** Whether pages show the whole course of a resource instead of its line. */
  wholeCourse: boolean
  /** The headings of the sidebar whose links are folded. */
  foldedGroups: readonly string[]
}

const THEME_KEY = 'orrery.theme'
const CHARACTER_KEYS_KEY = 'orrery.characterKeys'
const ROWS_KEY = 'orrery.rows'
const SIDEBAR_KEY = 'orrery.sidebar'
const COURSE_KEY = 'orrery.course'
const FOLDED_KEY = 'orrery.folded'

/** The stored preferences, with defaults for missing or invalid ones. */
function keptPreferences(): Preferences {
  return {
    theme: keptChoice('local', THEME_KEY, ['system', 'light', 'dark']) ?? 'system',
    rows: keptChoice('local', ROWS_KEY, ['comfortable', 'compact']) ?? 'comfortable',
    pageSize: keptPageSize(),
    characterKeys: keptChoice('local', CHARACTER_KEYS_KEY, ['on', 'off']) !== 'off',
    narrowSidebar: keptChoice('local', SIDEBAR_KEY, ['wide', 'narrow']) === 'narrow',
    firstPage: keptFirstPage(),
    wholeCourse: keptChoice('local', COURSE_KEY, ['line', 'whole']) === 'whole',
    foldedGroups: kept('local', FOLDED_KEY, (text) => text.split(',').filter(Boolean)) ?? [],
  }
}

/** Stores the preferences; without storage they last as long as the page. */
export function keepPreferences(preferences: Preferences) {
  const { theme, rows, pageSize, characterKeys, narrowSidebar, firstPage, wholeCourse, foldedGroups } =
    preferences
  keep('local', THEME_KEY, theme)
  keep('local', ROWS_KEY, rows)
  keep('local', PAGE_SIZE_KEY, String(pageSize))
  keep('local', CHARACTER_KEYS_KEY, characterKeys ? 'on' : 'off')
  keep('local', SIDEBAR_KEY, narrowSidebar ? 'narrow' : 'wide')
  keep('local', FIRST_PAGE_KEY, firstPage ?? '')
  keep('local', COURSE_KEY, wholeCourse ? 'whole' : 'line')
  keep('local', FOLDED_KEY, foldedGroups.join(','))
}

const slice = createSlice({
  name: 'preferences',
  initialState: keptPreferences,
  reducers: {
    themePicked: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload
    },
    rowsPicked: (state, { payload }: PayloadAction<RowHeight>) => {
      state.rows = payload
    },
    pageSizePicked: (state, { payload }: PayloadAction<number>) => {
      state.pageSize = payload
    },
    characterKeysSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.characterKeys = payload
    },
    firstPagePicked: (state, { payload }: PayloadAction<FirstPage | undefined>) => {
      state.firstPage = payload
    },
    sidebarSwitched: (state) => {
      state.narrowSidebar = !state.narrowSidebar
    },
    courseSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.wholeCourse = payload
    },
    groupFolded: (state, { payload }: PayloadAction<{ heading: string; isFolded: boolean }>) => {
      const others = state.foldedGroups.filter((heading) => heading !== payload.heading)
      state.foldedGroups = payload.isFolded ? [...others, payload.heading] : others
    },
  },
})

export const {
  themePicked,
  rowsPicked,
  pageSizePicked,
  characterKeysSwitched,
  firstPagePicked,
  sidebarSwitched,
  courseSwitched,
  groupFolded,
} = slice.actions
export const preferencesReducer = slice.reducer
