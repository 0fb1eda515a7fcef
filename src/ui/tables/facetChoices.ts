import type { ReactNode } from 'react'

/** One value with its count. */
export interface FacetChoice {
  value: string
  label: string
  count: number
  mark?: ReactNode
  /** The word for it and others, which a long census counts together: "changing". */
  group?: string | undefined
}

/** A census of more values counts those of a group together. */
const MOST_APART = 6

/** The values that a census shows each for itself, and those that it counts together. */
export function foldedChoices(shown: readonly FacetChoice[], chosen: readonly string[]) {
  const group = shown.filter(({ group: word }) => word !== undefined)
  const isFolded =
    shown.length > MOST_APART && group.length > 1 && !group.some(({ value }) => chosen.includes(value))
  return isFolded ? group : []
}

/** With more values, a menu has a field that filters them. */
const MOST_WITHOUT_FIELD = 12

/** Whether the menu of these values has a field that filters them. */
export const hasField = (choices: readonly FacetChoice[]) => choices.length > MOST_WITHOUT_FIELD

/** The values whose label contains a text. */
export function choicesWith(choices: readonly FacetChoice[], text: string): readonly FacetChoice[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? choices : choices.filter(({ label }) => label.toLowerCase().includes(wanted))
}
