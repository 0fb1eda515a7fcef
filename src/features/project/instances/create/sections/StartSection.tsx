import { memo } from 'react'
import { MOST_AT_ONCE } from '#model/countedNames'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { DescriptionField } from '#features/kit/form/fields/TextField'
import { sectionTexts } from '../summary'

const fields = ['count', 'description', 'start'] as const

/** How many of them, the description, and whether the instance starts. */
export const StartSection = memo(function StartSection() {
  return (
    <FoldedSection title="More: count, description, start" fields={fields} summaryOf={sectionTexts.start}>
      <NumberField name="count" label="How many" min={1} max={MOST_AT_ONCE} />
      <DescriptionField />
      <CheckboxField name="start" label="Start once created" />
    </FoldedSection>
  )
})
