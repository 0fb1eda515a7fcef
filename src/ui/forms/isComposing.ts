import type { KeyboardEvent } from 'react'

/** The code of a key that an input method has used. Safari ends the composition before it reports that Enter. */
export const USED_BY_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method, such as the Enter that picks a word. Fields, lists and dialogs leave such keys
 * to it.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === USED_BY_INPUT_METHOD
