import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The theme on screen. What is drawn on a canvas must be drawn anew when it changes. */
export const useThemeName = () =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset['theme'] ?? 'light')
