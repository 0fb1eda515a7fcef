import { useEffect, useState, type RefObject } from 'react'
import type { ResourceList } from './resourceList'

/**
 * Leads from the filter of a list into its rows: to the first name, or to the page of the only match. While the matches
 * are not known yet, it waits for them, unless the field is left or its text changes. The address has the text before a page
 * opens, so that the way back leads to the filtered list. Rule: LIST-9.
 *
 * @param input the field
 * @param body the rows' elements
 * @returns the function for the keys of the field. @param opens whether the only match is opened
 */
export function useIntoList(
  { rows, count, filter }: Pick<ResourceList<unknown>, 'rows' | 'count' | 'filter'>,
  input: RefObject<HTMLInputElement | null>,
  body: RefObject<HTMLTableSectionElement | null>,
): (opens: boolean) => void {
  const [asked, setAsked] = useState<{ text: string; opens: boolean }>()
  const isKnown = rows !== undefined && count?.scope !== 'waiting' && (filter.isSettled || !asked?.opens)
  useEffect(() => {
    if (!asked || !isKnown) return
    setAsked(undefined)
    if (asked.text !== filter.text || document.activeElement !== input.current) return
    const first = body.current?.querySelector<HTMLElement>('a, button')
    first?.focus()
    if (asked.opens && count?.matching === 1 && first instanceof HTMLAnchorElement) first.click()
  }, [asked, isKnown, filter.text, count, input, body])
  return (opens) => {
    if (opens) filter.settle()
    setAsked({ text: filter.text, opens })
  }
}
