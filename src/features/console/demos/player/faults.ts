import { isNearly, listedText, nearestBy } from '../script/nearest'
import type { Problem } from '../script/problem'
import type { Condition, Expectation } from '../script/step'
import { oneLine, targetText, type Target } from '../script/target'
import type { Looks, Other, Sighting } from './stage'

/** Why a step is not complete yet. */
export interface StepFault extends Pick<Problem, 'wanted' | 'found' | 'nearest'> {
  /** The element, if it was found; then `wanted` is what it should `be` or `show`. */
  subject?: Target
}

/** How many things of another role an error names. */
const MOST_OTHERS = 3

/** The wanted thing, for the error of a step. */
export const wantedIn = ({ subject, wanted }: Pick<StepFault, 'subject' | 'wanted'>): string =>
  subject ? `it ${wanted}` : wanted

/** The wanted thing alone. */
export const wantedOf = ({ subject, wanted }: Pick<StepFault, 'subject' | 'wanted'>): string =>
  subject ? `${targetText(subject)} ${wanted}` : wanted

const otherText = ({ role, name }: Other) => `${role} "${name}"`

/** Elements of another role with nearly the name of the target. A text in a row names many other things as well. */
function nearlyNamed({ name }: Target, others: readonly Other[]): readonly Other[] {
  if (name === undefined) return []
  if (typeof name === 'string') return others.filter((other) => isNearly(name, other.name))
  return others.filter((other) => isNearly(name.begins, other.name.slice(0, name.begins.length)))
}

/**
 * The fault of a target that does not match exactly one element.
 *
 * @param others elements of another role in the same place
 */
export function missing<Thing>(
  { target, there, found }: Exclude<Sighting<Thing>, { found: 'one' }>,
  others: readonly Other[] = [],
): StepFault {
  const wanted = targetText(target)
  if (found === 'many')
    return {
      wanted: `one ${wanted}`,
      found: `There are ${there.length}: ${listedText(there)}. Say in what it is.`,
    }
  const name = target.name ?? target.has
  const sought = name === undefined ? '' : typeof name === 'string' ? name : name.begins
  const near = nearlyNamed(target, others)
  const own = there.map((each): Other => ({ role: target.role, name: each }))
  const best = nearestBy(sought, [...own, ...near], (other) => other.name)
  const ofOthers =
    near.length === 0 ? '' : `Of another role there is ${listedText(near.map(otherText), MOST_OTHERS)}. `
  const ofOwn =
    there.length === 0
      ? `There is no ${target.role} there.`
      : `There are: ${there.map((each) => `"${each}"`).join(', ')}.`
  return { wanted, found: ofOthers + ofOwn, ...(best && { nearest: otherText(best) }) }
}

const meets: Readonly<Record<Exclude<Condition, 'there' | 'gone'>, (looks: Looks) => boolean>> = {
  enabled: ({ isEnabled }) => isEnabled,
  disabled: ({ isEnabled }) => !isEnabled,
  focused: ({ isFocused }) => isFocused,
  checked: ({ isChecked }) => isChecked,
  selected: ({ isSelected }) => isSelected,
}

/** A text by its letters alone: white space and case depend on how it is drawn. */
const lettersOf = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()

/** Whether a viewer sees a text of an element. */
const isSeen = (text: string, { inView }: Looks) => lettersOf(inView).includes(lettersOf(text))

/** The first expectation that an element does not meet; undefined when it meets all. */
export function unmet(
  subject: Target,
  { is, shows, holds, explains }: Expectation,
  looks: Looks,
): StepFault | undefined {
  if (is !== undefined && is !== 'there' && is !== 'gone' && !meets[is](looks))
    return {
      subject,
      wanted: `to be ${is}`,
      found: looks.description ? `It is not: ${looks.description}.` : 'It is not.',
    }
  if (shows !== undefined && !looks.text.includes(oneLine(shows)))
    return { subject, wanted: `to show "${shows}"`, found: `It shows "${looks.text}".` }
  if (holds !== undefined && looks.value !== holds)
    return {
      subject,
      wanted: `to hold "${holds}"`,
      found: `It holds ${JSON.stringify(looks.value ?? null)}.`,
    }
  if (explains !== undefined && !looks.description.includes(oneLine(explains)))
    return { subject, wanted: `to say "${explains}"`, found: `It says "${looks.description}".` }
  const unseen = [shows, holds, explains].find((text) => text !== undefined && !isSeen(text, looks))
  if (unseen !== undefined)
    return { subject, wanted: `to have "${unseen}" in view`, found: `In view is "${looks.inView}".` }
  return undefined
}
