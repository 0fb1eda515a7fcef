import { memo, Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { countOf, MOST_AT_ONCE } from '#store/model/countedNames'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { DescriptionField } from '#features/kit/form/fields/TextField'
import type { CreateValues } from '../createValues'
import { sectionTexts } from '../summary'

const ManyPreview = lazyPart(async () => (await import('../ManyPreview')).ManyPreview)

const fields = ['count', 'description', 'start'] as const

/** How many of them and what that makes, the description, and whether the instance starts. */
export const StartSection = memo(function StartSection({ project }: { project: string }) {
  const isMany = useFormPart(({ values }: FormStore<CreateValues>) => countOf(values) > 1)
  return (
    <FoldedSection title="How many, description and start" fields={fields} summaryOf={sectionTexts.start}>
      <NumberField name="count" label="How many" min={1} max={MOST_AT_ONCE} />
      {isMany && (
        <Suspense>
          <ManyPreview project={project} />
        </Suspense>
      )}
      <DescriptionField />
      <CheckboxField name="start" label="Start once created" />
    </FoldedSection>
  )
})
