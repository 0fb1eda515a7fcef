import { formatCount } from '../format/numbers'

/** A call whose answer is only the beginning of its list. */
export interface CutCall {
  readonly endpointName: string
  readonly originalArgs: unknown
}

/** The status of a picker's list. */
export type ChoiceStatus =
  | {
      readonly state: 'ready'
      /** Set if the list has more choices than were read: the number of those. */
      readonly first?: number
      /** The calls that have more choices. */
      readonly cut?: readonly CutCall[]
    }
  | { readonly state: 'loading' }
  /** The user has no permission to see the list. */
  | { readonly state: 'forbidden' }
  | {
      readonly state: 'failed'
      readonly detail: string
      readonly onRetry: () => void
      /** A notice before the fields says the error, and repeats the call. */
      readonly isSaidAbove?: boolean
    }

export const READY: ChoiceStatus = { state: 'ready' }
export const LOADING: ChoiceStatus = { state: 'loading' }
export const FORBIDDEN: ChoiceStatus = { state: 'forbidden' }

/** The status of a list whose failure a notice before the fields says. */
export const saidAbove = (status: ChoiceStatus): ChoiceStatus =>
  status.state === 'failed' ? { ...status, isSaidAbove: true } : status

/** The nouns of a picker's choices: `image`, and `images` unless `plural` is set. */
export interface ChoiceNoun {
  noun: string
  plural?: string
}

export const pluralOf = ({ noun, plural = `${noun}s` }: ChoiceNoun) => plural

/** The fewest choices of which a picker says that typing searches them: more than its list shows at once. */
const LEAST_TO_SEARCH = 8

/** The text of a picker in which nothing is chosen: "Select an image", or of many "Search 12 images". */
export function invitation(
  count: number,
  status: ChoiceStatus,
  { noun, plural = pluralOf({ noun }) }: ChoiceNoun,
): string {
  if (count < LEAST_TO_SEARCH) return `Select ${/^(?!us)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
  const isWhole = status.state === 'ready' && status.first === undefined
  return isWhole ? `Search ${formatCount(count)} ${plural}` : `Search ${plural}`
}

/** The text of a picker without choices: loading, failed, hidden or empty. */
export function choiceStatusText(status: ChoiceStatus, plural: string, empty = `No ${plural}`): string {
  switch (status.state) {
    case 'loading':
      return `Loading ${plural} …`
    case 'failed':
      return status.isSaidAbove ? 'Not loaded' : `Could not load ${plural}`
    case 'forbidden':
      return `You may not see the ${plural}`
    case 'ready':
      return status.first === undefined
        ? empty
        : `None among the first ${formatCount(status.first)}: type a name`
  }
}

/** Why a typed text is invalid: it fits more than one choice, or one of several of that name. */
export const ambiguousText = (noun: string, typed: string) =>
  `More than one ${noun} is named “${typed}”: choose it from the list`

/** Why a typed text is invalid: it matches no choice, as far as they were read. */
export function unmatchedText(noun: string, typed: string, status: ChoiceStatus): string {
  const text = `No ${noun} named “${typed}”`
  const isPart = status.state === 'ready' && status.first !== undefined
  return isPart ? `${text} among the first ${formatCount(status.first)}` : text
}

/** The most choices that are listed at once: a text finds the others. */
export const MOST_LISTED = 200

/** What says that the listed choices are not all: there are too many, or not all were read. */
export function moreText(count: number, status: ChoiceStatus, plural: string): string | undefined {
  const first = status.state === 'ready' ? status.first : undefined
  const of = first === undefined ? '' : ` among the first ${formatCount(first)}`
  if (count > MOST_LISTED)
    return `At most ${MOST_LISTED} of ${formatCount(count)} ${plural}${of} are listed: type a name`
  return first === undefined ? undefined : `Only ${plural}${of} are listed: type a name`
}
