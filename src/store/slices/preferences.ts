import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { PAGE_SIZE, PAGE_SIZES } from '../model/limits'

export type Theme = 'system' | 'light' | 'dark'

export interface Preferences {
  theme: Theme
  /** Rows per page of every list. */
  pageSize: number
  /** Whether a single character may be a shortcut. */
  characterKeys: boolean
}

const themes: readonly string[] = ['system', 'light', 'dark']
const THEME_KEY = 'orrery.theme'
const CHARACTER_KEYS_KEY = 'orrery.characterKeys'
const PAGE_SIZE_KEY = 'orrery.pageSize'

/** What this browser has kept; what is missing or not understood falls back on the product's own choice. */
function kept(): Preferences {
  try {
    const theme = localStorage.getItem(THEME_KEY) ?? ''
    const pageSize = Number(localStorage.getItem(PAGE_SIZE_KEY))
    return {
      theme: themes.includes(theme) ? (theme as Theme) : 'system',
      pageSize: PAGE_SIZES.some((size) => size === pageSize) ? pageSize : PAGE_SIZE,
      characterKeys: localStorage.getItem(CHARACTER_KEYS_KEY) !== 'off',
    }
  } catch {
    // Storage may be off, and there is none outside of a browser.
    return { theme: 'system', pageSize: PAGE_SIZE, characterKeys: true }
  }
}

/** Keeps the preferences for the next visit; without storage they last as long as the page. */
export function keepPreferences({ theme, pageSize, characterKeys }: Preferences) {
  try {
    localStorage.setItem(THEME_KEY, theme)
    localStorage.setItem(PAGE_SIZE_KEY, String(pageSize))
    localStorage.setItem(CHARACTER_KEYS_KEY, characterKeys ? 'on' : 'off')
  } catch {
    // Nothing is lost but the memory of it.
  }
}

const slice = createSlice({
  name: 'preferences',
  initialState: kept,
  reducers: {
    themePicked: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload
    },
    pageSizePicked: (state, { payload }: PayloadAction<number>) => {
      state.pageSize = payload
    },
    characterKeysSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.characterKeys = payload
    },
  },
})

export const { themePicked, pageSizePicked, characterKeysSwitched } = slice.actions
export const preferencesReducer = slice.reducer
