import { memo } from 'react'
import { Card } from '#ui/layout/Card'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { CheckboxField } from '#features/shared/form/fields/CheckboxField'

/** Name, description and whether the instance starts. */
export const BasicsSection = memo(function BasicsSection() {
  return (
    <Card title="Basics">
      <NameField />
      <DescriptionField />
      <CheckboxField name="start" label="Start once created" />
    </Card>
  )
})
