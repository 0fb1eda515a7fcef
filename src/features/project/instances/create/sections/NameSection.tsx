import { memo, Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { countOf } from '#model/countedNames'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { NameField } from '#features/kit/form/fields/TextField'
import type { CreateValues } from '../createValues'

const ManyPreview = lazyPart(async () => (await import('../ManyPreview')).ManyPreview)

const COUNTED =
  'Each name gets a number: web becomes web-1, web-2 and so on. {n}, or {nn} with a leading zero, puts it elsewhere.'

/** The name, at the top: the one field without a section. With many instances, what it makes of them. */
export const NameSection = memo(function NameSection({ project }: { project: string }) {
  const isMany = useFormPart(({ values }: FormStore<CreateValues>) => countOf(values) > 1)
  return (
    <div>
      <NameField hint={isMany ? COUNTED : undefined} />
      {isMany && (
        <Suspense>
          <ManyPreview project={project} />
        </Suspense>
      )}
    </div>
  )
})
