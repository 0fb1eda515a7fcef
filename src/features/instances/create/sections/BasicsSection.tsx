import { memo } from 'react'
import { Card } from '../../../../ui/Card'
import { DescriptionField, NameField } from '../../../shared/form/fields'
import { CheckboxField } from '../../../shared/form/SelectField'

/** What the instance is called, and whether it starts by itself. */
export const BasicsSection = memo(function BasicsSection() {
  return (
    <Card title="Basics">
      <NameField />
      <DescriptionField />
      <CheckboxField name="start" label="Start once created" />
    </Card>
  )
})
