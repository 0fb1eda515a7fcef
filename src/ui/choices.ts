/** Whether the list that a picker offers is there to choose from. */
export type ChoiceStatus =
  | { readonly state: 'ready' }
  | { readonly state: 'loading' }
  /** The reader may not see the list. */
  | { readonly state: 'forbidden' }
  | { readonly state: 'failed'; readonly detail: string; readonly onRetry: () => void }

export const READY: ChoiceStatus = { state: 'ready' }
export const LOADING: ChoiceStatus = { state: 'loading' }
export const FORBIDDEN: ChoiceStatus = { state: 'forbidden' }

/** What the choices of a picker are called: `image`, and `images` unless another plural is given. */
export interface ChoiceNoun {
  noun: string
  plural?: string
}

export const pluralOf = ({ noun, plural = `${noun}s` }: ChoiceNoun) => plural

/** What a picker says in the place of its choices: while they load, when they are missing, when there are none. */
export function statusText(status: ChoiceStatus, plural: string, empty = `No ${plural}`): string {
  switch (status.state) {
    case 'loading':
      return `Loading ${plural} …`
    case 'failed':
      return `Could not load ${plural}`
    case 'forbidden':
      return `You may not see the ${plural}`
    case 'ready':
      return empty
  }
}

/** Why a typed text cannot stand: it names nothing that is offered. */
export const unmatchedText = (noun: string, typed: string) => `No ${noun} named “${typed}”`
