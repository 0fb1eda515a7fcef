import type { ConfirmText } from '../commands/question'
import type { ApiError } from '../model/apiError'
import { consolePart } from '../parts'
import { observable } from './observable'

/** The state and actions of the confirm dialog. */
export interface ConfirmView {
  text: ConfirmText
  /** The id of the resource of the command. */
  about: string
  /** The label of the button: the command's verb. */
  label: string
  isActing: boolean
  /** Asks what could be brought back, as sentences. @throws the error of a request */
  returns?: (() => Promise<string>) | undefined
  /** The request is slow, so the dialog can be closed. */
  isSlow: boolean
  /** The error of the last attempt. */
  failure?: { title: string; error: ApiError }
  /** Where the dialog leads instead, because another try would be refused again. */
  wayOut?: { label: string; to: string } | undefined
  /** Puts the change on trial for so many milliseconds; 0 for none. */
  chooseTrial: (ms: number) => void
  accept: () => void
  dismiss: () => void
}

// The interface between the actors, whose code is loaded with the first command, and the components.

/**
 * When each command without news had its last news, in milliseconds since the epoch, by the id of its resource.
 */
export const stalledCommands = consolePart(() => observable<ReadonlyMap<string, number>>(new Map()))
