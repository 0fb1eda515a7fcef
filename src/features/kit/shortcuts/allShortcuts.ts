import { KEYS } from './shortcuts'

// Every keyboard shortcut of the console: its keys, its words and where it works. The palette's hints, the list on `?` and
// the help page read this file.

/** Where a shortcut works. */
export const SCOPES = {
  everywhere: 'Everywhere',
  lists: 'On a page with a list',
  palette: 'In search',
  menus: 'In a menu',
  forms: 'In a form',
  panels: 'In a dialog or a side panel',
} as const
export type ShortcutScope = keyof typeof SCOPES

export interface Shortcut {
  /** Alternatives; each is one key or one combination. */
  keys: readonly string[]
  words: string
  scope: ShortcutScope
}

export const SHORTCUTS = {
  palette: { keys: [KEYS.palette], words: 'Open or close search', scope: 'everywhere' },
  shortcuts: { keys: [KEYS.shortcuts], words: 'Show the keyboard shortcuts', scope: 'everywhere' },
  machines: { keys: [KEYS.machines], words: 'Open or close the machine debugger', scope: 'everywhere' },
  activity: { keys: [KEYS.activity], words: 'Open or close your activity', scope: 'everywhere' },
  strip: {
    keys: ['F6'],
    words: 'Go to what happens at the foot of the page, to the debugger, and back',
    scope: 'everywhere',
  },
  filter: { keys: [KEYS.filter], words: 'Filter the list', scope: 'lists' },
  filterLeave: {
    keys: ['↓', '↵'],
    words: 'From the filter to the first row; ↵ opens the only one',
    scope: 'lists',
  },
  rowMove: { keys: ['↑', '↓'], words: 'Move between rows, from a name or a checkbox', scope: 'lists' },
  select: { keys: [KEYS.select], words: 'Select or deselect the row', scope: 'lists' },
  selectRange: {
    keys: ['shift X', 'shift ↑', 'shift ↓'],
    words: 'Select the rows from the last one to this one',
    scope: 'lists',
  },
  selectAll: {
    keys: [KEYS.selectAll],
    words: 'Select all rows of the page; again for the whole list',
    scope: 'lists',
  },
  selectClear: { keys: ['esc'], words: 'Clear the selection', scope: 'lists' },
  paletteOpen: { keys: ['↵'], words: 'Open', scope: 'palette' },
  paletteState: { keys: ['alt ↵'], words: 'Show its state and its commands', scope: 'palette' },
  paletteMove: { keys: ['↑', '↓'], words: 'Move', scope: 'palette' },
  palettePage: { keys: ['PgUp', 'PgDn'], words: 'Move by a page', scope: 'palette' },
  paletteEnds: { keys: ['Home', 'End'], words: 'First and last', scope: 'palette' },
  paletteClose: { keys: ['esc'], words: 'Close', scope: 'palette' },
  menuMove: { keys: ['↑', '↓'], words: 'Move; typing finds an entry by its first letters', scope: 'menus' },
  menuClose: { keys: ['esc'], words: 'Close', scope: 'menus' },
  submit: { keys: [KEYS.submit], words: 'Submit the form', scope: 'forms' },
  panelClose: { keys: ['esc'], words: 'Close; asks first when something was typed', scope: 'panels' },
} as const satisfies Record<string, Shortcut>
