import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { keep, kept } from '../browserStorage'
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
}

const themes: readonly string[] = ['system', 'light', 'dark']
const THEME_KEY = 'orrery.theme'
const CHARACTER_KEYS_KEY = 'orrery.characterKeys'
const ROWS_KEY = 'orrery.rows'
const SIDEBAR_KEY = 'orrery.sidebar'

/** The stored preferences, with defaults for missing or invalid ones. */
function keptPreferences(): Preferences {
  const theme = kept('local', THEME_KEY) ?? ''
  return {
    theme: themes.includes(theme) ? (theme as Theme) : 'system',
    rows: kept('local', ROWS_KEY) === 'compact' ? 'compact' : 'comfortable',
    pageSize: keptPageSize(),
    characterKeys: kept('local', CHARACTER_KEYS_KEY) !== 'off',
    narrowSidebar: kept('local', SIDEBAR_KEY) === 'narrow',
  }
}

/** Stores the preferences; without storage they last as long as the page. */
export function keepPreferences({ theme, rows, pageSize, characterKeys, narrowSidebar }: Preferences) {
  keep('local', THEME_KEY, theme)
  keep('local', ROWS_KEY, rows)
  keep('local', PAGE_SIZE_KEY, String(pageSize))
  keep('local', CHARACTER_KEYS_KEY, characterKeys ? 'on' : 'off')
  keep('local', SIDEBAR_KEY, narrowSidebar ? 'narrow' : 'wide')
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
    sidebarSwitched: (state) => {
      state.narrowSidebar = !state.narrowSidebar
    },
  },
})

export const { themePicked, rowsPicked, pageSizePicked, characterKeysSwitched, sidebarSwitched } =
  slice.actions
export const preferencesReducer = slice.reducer
