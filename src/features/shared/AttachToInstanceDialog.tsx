import type { ReactNode } from 'react'
import { object } from 'yup'
import type { Instance } from '#store/api/generated/types'
import type { FormSending } from '#features/kit/form/exchange'
import { requiredText } from '#features/kit/form/rules'
import { ableFirst, type Choice } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { ModalForm } from '#features/kit/form/ModalForm'
import { useWatchedInstances } from './useWatchedInstances'

const schema = object({ instance: requiredText('Instance') })

interface AttachToInstanceDialogProps {
  /** The verb and the resource: "Attach disk". */
  title: string
  /** The resource with its name: "Disk spare". */
  what: string
  project: string
  /** Why the resource cannot be attached to an instance now; the instance stays in the list with this reason. */
  whyNot?: (instance: Instance) => string | undefined
  /** @param instance the id of the chosen instance */
  attach: (instance: string, sending: FormSending) => Promise<unknown>
  /** A sentence below the field: what else the user has to do. */
  hint?: string
  /** The link of the notice of its success: what is next. */
  link?: { label: string; to: string }
  onDismiss: () => void
  /** The resource, within a sentence. */
  children: ReactNode
}

/** Attaches a resource to one of the project's instances, which are polled while the dialog is open. */
export function AttachToInstanceDialog(props: AttachToInstanceDialogProps) {
  const { title, what, project, whyNot, attach, hint, link, onDismiss, children } = props
  const { instances, status } = useWatchedInstances(project)
  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name ?? 'the instance'
  const choiceOf = (instance: Instance): Choice => {
    const reason = whyNot?.(instance)
    const choice = { value: instance.id, label: instance.name, detail: instance.runState }
    return reason ? { ...choice, disabledReason: reason } : choice
  }
  return (
    <ModalForm
      title={title}
      schema={schema}
      initial={{ instance: '' }}
      send={({ instance }, sending) => attach(instance, sending)}
      saved={(_saved, { instance }) => ({ says: `${what} attached to ${nameOf(instance)}`, next: link })}
      onDismiss={onDismiss}
    >
      <p>
        {children} is attached to the instance you choose. {hint}
      </p>
      <ChoiceField
        name="instance"
        label="Instance"
        noun="instance"
        empty={`No instances in ${project}`}
        status={status}
        choices={instances.map(choiceOf).sort(ableFirst)}
      />
    </ModalForm>
  )
}
