import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { PAGE_SIZE } from '../model/paging'
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
  /** Whether the sidebar shows icons alone. */
  narrowSidebar: boolean
}

const themes: readonly string[] = ['system', 'light', 'dark']
const THEME_KEY = 'orrery.theme'
const CHARACTER_KEYS_KEY = 'orrery.characterKeys'
const ROWS_KEY = 'orrery.rows'
const SIDEBAR_KEY = 'orrery.sidebar'

/** The stored preferences; missing or invalid ones get their defaults. */
function kept(): Preferences {
  try {
    const theme = localStorage.getItem(THEME_KEY) ?? ''
    return {
      theme: themes.includes(theme) ? (theme as Theme) : 'system',
      rows: localStorage.getItem(ROWS_KEY) === 'compact' ? 'compact' : 'comfortable',
      pageSize: keptPageSize(),
      characterKeys: localStorage.getItem(CHARACTER_KEYS_KEY) !== 'off',
      narrowSidebar: localStorage.getItem(SIDEBAR_KEY) === 'narrow',
    }
  } catch {
    // Storage may be disabled, and does not exist outside a browser.
    return {
      theme: 'system',
      rows: 'comfortable',
      pageSize: PAGE_SIZE,
      characterKeys: true,
      narrowSidebar: false,
    }
  }
}

/** Stores the preferences; without storage they last as long as the page. */
export function keepPreferences({ theme, rows, pageSize, characterKeys, narrowSidebar }: Preferences) {
  try {
    localStorage.setItem(THEME_KEY, theme)
    localStorage.setItem(ROWS_KEY, rows)
    localStorage.setItem(PAGE_SIZE_KEY, String(pageSize))
    localStorage.setItem(CHARACTER_KEYS_KEY, characterKeys ? 'on' : 'off')
    localStorage.setItem(SIDEBAR_KEY, narrowSidebar ? 'narrow' : 'wide')
  } catch {
    // The preference still applies to this page.
  }
}

const slice = createSlice({
  name: 'preferences',
  initialState: kept,
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
