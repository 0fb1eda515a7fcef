import type { AppStore } from '../../store/store'
import { keepPreferences } from '../../store/slices/preferences'

/** Shows the picked theme, follows the system's where that was picked, and keeps the preferences for the next visit. */
export function followPreferences(store: AppStore) {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  let kept = store.getState().preferences
  const show = () => {
    const { theme } = store.getState().preferences
    const dark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  }
  store.subscribe(() => {
    const { preferences } = store.getState()
    if (preferences === kept) return
    kept = preferences
    keepPreferences(preferences)
    show()
  })
  prefersDark.addEventListener('change', show)
}
