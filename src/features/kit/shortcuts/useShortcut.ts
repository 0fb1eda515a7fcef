import { useLayoutEffect } from 'react'
import { useAppSelector, useAppStore } from '#store/hooks'
import { isPress, isSingleCharacter, KEYS, type ListenedShortcut } from './shortcuts'

/** Elements where characters are text: fields, and lists with type-ahead. */
const TYPING =
  'textarea, select, [contenteditable="true"], [role="combobox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])'

/** Elements that cover the page and have their own keys. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether a single character may be a shortcut now. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.defaultPrevented || event.isComposing) return false
  if (target instanceof Element && target.closest(TYPING)) return false
  return document.querySelector(COVERS) === null
}

/**
 * Listens for a shortcut while the caller is mounted. A single character counts only outside of fields, dialogs and
 * menus, and only while such shortcuts are enabled.
 *
 * @param run keep its identity between renders
 */
export function useShortcut(name: ListenedShortcut, run: () => void) {
  useKeys(
    name,
    run,
    useAppSelector((state) => state.preferences.characterKeys),
  )
}

/**
 * As {@link useShortcut}, for a combination of keys: without the setting of single characters.
 *
 * @param takesCharacters whether single characters are enabled
 */
export function useKeys(name: ListenedShortcut, run: () => void, takesCharacters = false) {
  const { log } = useAppStore()
  // Before the page is painted: a key that is pressed as soon as the heading shows is not lost.
  useLayoutEffect(() => {
    const keys = KEYS[name]
    const isCharacter = isSingleCharacter(keys)
    if (isCharacter && !takesCharacters) return
    function onKeyDown(event: KeyboardEvent) {
      if (!isPress(event, keys) || (isCharacter && !mayBeShortcut(event))) return
      event.preventDefault()
      // Opening the debugger is not part of the log that it shows.
      if (name !== 'machines') log.intent(`press ${keys}`, 'keyboard', { keys }, null)
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [name, run, takesCharacters, log])
}
