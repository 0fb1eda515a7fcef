import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useConsolePart } from '#store/hooks'
import { useObservable } from '#store/observable'
import { stripPlaces, type StripPlaces } from './stripPlaces'

/** Shows something in the strip at the foot of the content. */
export function InStrip({ place, children }: { place: keyof StripPlaces; children: ReactNode }) {
  const places = useObservable(useConsolePart(stripPlaces))
  return places && createPortal(children, places[place])
}
