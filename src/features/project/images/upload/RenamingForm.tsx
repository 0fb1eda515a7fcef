import { useEffect } from 'react'
import { object } from 'yup'
import { NameField } from '#features/kit/form/fields/TextField'
import { FormFields, useFormStore } from '#features/kit/form/FormFields'
import { resourceName } from '#features/kit/form/rules'

interface RenamingFormProps {
  /** Its id, for the button that submits it. */
  id: string
  /** The name that another image has, and what the region says of it. */
  taken: string
  message: string
  /** Why the image cannot have a name, besides the rules of names. */
  whyNot: (name: string) => string | undefined
  onNamed: (name: string) => void
}

const schema = object({ name: resourceName() })

/** Asks for another name for an image whose name was taken while its file was sent. */
export function RenamingForm({ id, taken, message, whyNot, onNamed }: RenamingFormProps) {
  const store = useFormStore({
    initial: { name: taken },
    schema,
    onSubmit({ name }) {
      const reason = whyNot(name)
      if (reason === undefined) onNamed(name)
      else store.refuse('name', reason)
    },
  })
  // The same form is shown until the upload goes on: each refusal makes a new one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => store.refuse('name', message), [])
  return (
    <FormFields store={store}>
      <form id={id} onSubmit={store.handleSubmit} noValidate autoComplete="off">
        <NameField />
      </form>
    </FormFields>
  )
}
