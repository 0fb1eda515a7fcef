import { memo } from 'react'
import { countOf } from '#store/model/countedNames'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { NameField } from '#features/kit/form/fields/TextField'
import type { CreateValues } from '../createValues'

const COUNTED =
  'Each name gets a number: web becomes web-1, web-2 and so on. {n}, or {nn} with a leading zero, puts it elsewhere.'

/** The name, at the top: the one field without a section. */
export const NameSection = memo(function NameSection() {
  const isMany = useFormPart(({ values }: FormStore<CreateValues>) => countOf(values) > 1)
  return (
    <div>
      <NameField hint={isMany ? COUNTED : undefined} />
    </div>
  )
})
