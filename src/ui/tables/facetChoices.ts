import type { ReactNode } from 'react'

/** One value with its count. */
export interface FacetChoice {
  value: string
  label: string
  count: number
  mark?: ReactNode
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
