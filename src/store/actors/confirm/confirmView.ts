import type { PlanStep } from '#store/commands/plan'
import type { ConfirmText } from '#store/commands/question'
import type { ApiError } from '#model/apiError'

/** The state and actions of the confirm dialog. */
export interface ConfirmView {
  text: ConfirmText
  /** The id of the resource of the command. */
  about: string
  /** The label of the button: the command's verb. */
  label: string
  /** The commands that it runs, in their order; undefined for the end of the session. */
  steps?: readonly PlanStep[]
  isActing: boolean
  /** Asks what could be brought back, as sentences. @throws the error of a request */
  returns?: (() => Promise<string>) | undefined
  /** The request is slow, so the dialog can be closed. */
  isSlow: boolean
  /** The error of the last attempt. */
  failure?: { title: string; error: ApiError }
  /** Where the dialog leads instead, because another try would be refused again. */
  remedy?: { label: string; to: string } | undefined
  /** Before the command is asked for: where the dialog leads too, because the region may refuse it. */
  alternative?: { label: string; to: string } | undefined
  accept: () => void
  dismiss: () => void
}
