import type { AppStore } from '#store/store'
import { keepPreferences, type Preferences } from '#store/slices/preferences'

/** Shows a theme and a row height. */
export function applyPreferences({ theme, rows }: Pick<Preferences, 'theme' | 'rows'>) {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  document.documentElement.dataset['rows'] = rows
}

/** Applies the chosen theme and row height, follows the system theme if chosen, and stores the preferences. */
export function followPreferences(store: AppStore) {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  let kept = store.getState().preferences
  const show = () => applyPreferences(store.getState().preferences)
  store.subscribe(() => {
    const { preferences } = store.getState()
    if (preferences === kept) return
    kept = preferences
    keepPreferences(preferences)
    show()
  })
  prefersDark.addEventListener('change', show, { signal: store.parts.signal })
  show()
}
