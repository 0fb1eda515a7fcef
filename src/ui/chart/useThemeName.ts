import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The current theme. A canvas must be redrawn when it changes. */
export const useThemeName = () =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['theme'] ?? 'light')
