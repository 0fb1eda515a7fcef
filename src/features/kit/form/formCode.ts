import type { Code } from '#features/kit/code/code'
import { rehearse } from '#store/code/rehearsal'
import type { AppStore } from '#store/store'
import { sentences } from '#store/api/wire/failedNotice'
import { SubmitCancelled } from './exchange'
import { problemsOf, type FormValues } from './FormFields'
import type { ResourceFormProps } from './useResourceForm'

/** The requests that a form would send with some values, without sending them. Rule: CODE-1. */
export async function codeOfForm<Values extends FormValues, Saved>(
  props: Pick<ResourceFormProps<Values, Saved>, 'schema' | 'send' | 'code'>,
  values: Values,
  { was, store }: { was: Values; store: AppStore },
): Promise<Code> {
  const { schema, send, code } = props
  const problems = await problemsOf(schema, values)
  if (problems.length > 0) return { why: sentences(['The form cannot be sent yet', ...problems]) }
  const read = (all: Values) => schema.cast(all, { assert: false }) as Values
  if (typeof code === 'function') return code(read(values))()
  const { requests, error } = await rehearse(store, ({ save, run }) =>
    send(read(values), { save, by: undefined, ask: () => {}, was: read(was), rehearse: run }),
  )
  if (error !== undefined && !(error instanceof SubmitCancelled)) throw error
  return { requests }
}
