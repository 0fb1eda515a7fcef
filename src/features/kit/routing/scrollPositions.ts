import { drop, keptJson } from '#store/kept/browserStorage'
import { isRecord } from '#model/isRecord'

const KEY = 'react-router-scroll-positions'

/** Removes the scroll positions of the router if they are none: the library writes into what it finds, unchecked. */
export function dropWrongPositions() {
  if (!keptJson('session', KEY, isRecord)) drop('session', KEY)
}
