import type { PlanStep } from '#store/commands/plan'
import type { Save } from '#store/commands/saving'
import type { ScriptRequest } from '#store/code/sentRequest'
import type { AppStore } from '#store/store'

/** The requests behind a form, a command or a line of the activity, or why there are none, as a sentence. */
export type Code = { requests: readonly ScriptRequest[] } | { why: string }

/** Finds out the code. @throws the error of a request that had to be read for it */
export type AskCode = () => Promise<Code>

/** The requests that commands would send one after the other. The code that finds them out is loaded with the first ones. */
export async function codeOfSteps(store: AppStore, steps: readonly PlanStep[]): Promise<Code> {
  const { rehearse } = await import('#store/code/rehearsal')
  const { requests, error } = await rehearse(store, ({ run }) => run(steps))
  if (error !== undefined) throw error
  return { requests }
}

/** The requests that a control on a page would send. */
export async function codeOfSave(store: AppStore, send: (save: Save) => Promise<unknown>): Promise<Code> {
  const { rehearse } = await import('#store/code/rehearsal')
  const { requests, error } = await rehearse(store, ({ save }) => send(save))
  if (error !== undefined) throw error
  return { requests }
}
